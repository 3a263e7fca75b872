import { answer, type Question, type Section } from '@handrail/engine';
import { dollars } from '../shared/fields/dollars.ts';
import { yesNo } from '../shared/fields/yes-no.ts';

const expenses: Question = {
  key: 'expenses',
  copy: { title: 'What you pay for' },
  fields: [
    yesNo({ key: 'expenses', copy: 'Do you pay for meals, housing or utilities?' }),
    dollars({
      key: 'spendOnMeals',
      copy: 'Meals each month',
      dynamicLogic: answer('expenses').isYes(),
      validation: { required: false },
    }),
    dollars({
      key: 'spendOnUtilitiesAndHousing',
      copy: 'Utilities and housing each month',
      dynamicLogic: answer('expenses').isYes(),
      validation: { required: false },
    }),
  ],
};

const requestedAmount: Question = {
  key: 'requestedAmount',
  copy: {
    title: 'How much emergency cash do you need?',
    intro: 'You can ask for up to {{maxAmount}}.',
  },
  fields: [
    dollars({
      key: 'requestedAmount',
      copy: 'Requested amount',
      validation: { max: 'maxFundingAmount' },
    }),
  ],
};

const comments: Question = {
  key: 'comments',
  copy: { title: 'What else should we know?' },
  fields: [
    {
      type: 'Text',
      key: 'comments.commentsField',
      copy: 'Comments',
      multiline: true,
      rows: 5,
      validation: { required: false },
    },
  ],
};

export const yourExpensesSection: Section = {
  key: 'yourExpenses',
  name: 'Your Expenses',
  overview: {
    title: 'Your expenses',
    description: 'Think about what you pay each month and how much money you need now.',
  },
  questionGroups: [
    { key: 'expenses', name: 'Your expenses', questions: [expenses, requestedAmount, comments] },
  ],
};
