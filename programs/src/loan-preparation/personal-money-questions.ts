import { answer, defineQuestion } from '@handrail/engine';
import { dollars } from '../shared/fields/dollars.ts';
import { yesNo } from '../shared/fields/yes-no.ts';

export const personalIncomeAndExpensesQuestion = defineQuestion({
  key: 'personalIncomeAndExpenses',
  copy: { title: 'What do you personally earn and spend?', intro: 'Tell us about a typical month.' },
  fields: [
    dollars({ key: 'personalIncomeAndExpenses.income', copy: 'Personal income each month' }),
    dollars({ key: 'personalIncomeAndExpenses.expenses', copy: 'Personal expenses each month' }),
  ],
});

export const businessPaysIncomeQuestion = defineQuestion({
  key: 'businessPaysIncome',
  copy: { title: 'Does the business pay you?' },
  fields: [yesNo({ key: 'businessPaysIncome', copy: 'The business pays me' })],
});

export const openLoansQuestion = defineQuestion({
  key: 'haveAnyOpenLoans',
  copy: {
    title: 'Do you have any open loans?',
    intro: 'Include business loans and loans you took out yourself for the business.',
  },
  fields: [
    yesNo({ key: 'haveAnyOpenLoans.affirmation', copy: 'There are open loans' }),
    {
      type: 'Complex',
      key: 'haveAnyOpenLoans.loans',
      copy: 'Open loans',
      repeated: true,
      entryName: 'loan',
      dynamicLogic: answer('haveAnyOpenLoans.affirmation').isYes(),
      subFields: [
        { type: 'Text', key: 'name', copy: 'Name of the lender', validation: { max: 200 } },
        dollars({ key: 'originalLoan', copy: 'Original loan' }),
        dollars({ key: 'amountOwed', copy: 'Amount you still owe' }),
        {
          type: 'Text',
          inputType: 'Number',
          key: 'interestRate',
          copy: 'Interest rate (percent)',
          validation: { max: 100 },
        },
        {
          type: 'Text',
          key: 'term',
          copy: 'Term',
          helperText: 'For example, 5 years.',
          validation: { max: 100 },
        },
        dollars({ key: 'monthlyPayment', copy: 'Payment each month' }),
      ],
    },
  ],
});
