import { defineSection } from '@handrail/engine';
import { businessBankingQuestion } from '../shared/questions/business-account-questions.ts';
import { cashFlowQuestion, financialStatementsQuestion } from '../shared/questions/financial-questions.ts';
import { yearlySalesQuestion } from '../shared/questions/yearly-sales-question.ts';
import {
  financialInstitutionQuestion,
  loanAmountQuestion,
  purposeOfFinancingQuestion,
  ytdExpensesQuestion,
} from './financing-questions.ts';
import {
  businessPaysIncomeQuestion,
  openLoansQuestion,
  personalIncomeAndExpensesQuestion,
} from './personal-money-questions.ts';

export const financialInformationSection = defineSection({
  key: 'financialInformation',
  name: 'Financial Information',
  overview: {
    title: 'Financial Information',
    description:
      'Next, we ask about the loan you want and your numbers. Have your yearly sales, your expenses and your open loans ready.',
  },
  questionGroups: [
    {
      key: 'loan',
      name: 'The loan you want',
      questions: [loanAmountQuestion, financialInstitutionQuestion, purposeOfFinancingQuestion],
    },
    {
      key: 'numbers',
      name: 'Your business numbers',
      questions: [
        businessBankingQuestion,
        financialStatementsQuestion,
        yearlySalesQuestion({ required: [2023, 2022, 2021], optional: [2020, 2019] }),
        ytdExpensesQuestion,
        cashFlowQuestion,
      ],
    },
    {
      key: 'personalMoney',
      name: 'Your own money',
      questions: [personalIncomeAndExpensesQuestion, businessPaysIncomeQuestion, openLoansQuestion],
    },
  ],
});
