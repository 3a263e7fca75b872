import { answer, literal, lookup, map, multiply, sum, type Question } from '@handrail/engine';
import { dollars } from '../shared/fields/dollars.ts';

/** How many times a year money comes. */
const timesPerYear = { weekly: 52, 'every-two-weeks': 26, 'twice-a-month': 24, monthly: 12, yearly: 1 };

const annualIncome = sum(
  map(
    answer('householdMembers'),
    multiply(answer('income'), lookup(answer('incomePeriod'), timesPerYear, literal(0))),
  ),
);

export const householdMembersQuestion: Question = {
  key: 'householdMembers',
  copy: {
    title: 'Who lives in your household, and what do they earn?',
    intro: 'Start with yourself. Then add everyone else, including children.',
  },
  fields: [
    {
      type: 'Complex',
      key: 'householdMembers',
      copy: 'Household members',
      entryName: 'household member',
      repeated: true,
      subFields: [
        { type: 'Text', key: 'firstName', copy: 'First name' },
        { type: 'Text', key: 'lastName', copy: 'Last name' },
        { type: 'Date', key: 'dateOfBirth', copy: 'Date of birth', allowedRange: 'past' },
        dollars({ key: 'income', copy: 'Income before taxes', helperText: 'Enter 0 if there is none.' }),
        {
          type: 'RadioList',
          key: 'incomePeriod',
          copy: 'How often is it paid?',
          dynamicLogic: answer('income').isAbove(0),
          options: [
            { label: 'Every week', value: 'weekly' },
            { label: 'Every two weeks', value: 'every-two-weeks' },
            { label: 'Twice a month', value: 'twice-a-month' },
            { label: 'Every month', value: 'monthly' },
            { label: 'Once a year', value: 'yearly' },
          ],
        },
      ],
    },
    {
      type: 'Calculated',
      key: 'householdIncome.annualized',
      copy: 'Yearly household income',
      formula: annualIncome,
      display: 'currency',
      validation: {
        rules: [
          {
            rule: answer('householdIncome.annualized').isAbove(0),
            message: 'You must have a household income greater than $0',
          },
        ],
      },
    },
  ],
};
