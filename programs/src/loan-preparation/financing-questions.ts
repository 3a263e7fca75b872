import { defineQuestion } from '@handrail/engine';
import { dollars } from '../shared/fields/dollars.ts';
import { longText } from '../shared/fields/long-text.ts';

export const loanAmountQuestion = defineQuestion({
  key: 'loanAmount',
  copy: { title: 'How much money do you want to borrow?' },
  fields: [dollars({ key: 'loanAmount', copy: 'Loan amount', validation: { min: 1 } })],
});

export const financialInstitutionQuestion = defineQuestion({
  key: 'financialInstitution',
  copy: { title: 'Which bank do you plan to ask for the loan?' },
  fields: [
    {
      type: 'Text',
      key: 'financialInstitution',
      copy: 'Bank or financial institution',
      helperText: 'If you have not chosen one, enter the bank you use now.',
      validation: { max: 200 },
    },
  ],
});

export const purposeOfFinancingQuestion = defineQuestion({
  key: 'purposeOfFinancing',
  copy: { title: 'What will you use the loan for?' },
  fields: [
    {
      ...longText({ key: 'purposeOfFinancing', copy: 'Purpose of financing', max: 1000 }),
      // The source keeps it where the title of the contact is, and so loses one of the two (R224).
      sourceKey: 'primaryContact.title',
    },
  ],
});

export const ytdExpensesQuestion = defineQuestion({
  key: 'ytdExpenses',
  copy: { title: 'How much has your business spent this year?' },
  fields: [
    dollars({
      key: 'ytdExpenses',
      copy: 'Expenses this year to date',
      helperText: 'Count from the first day of the year until today.',
    }),
  ],
});
