import { defineSection, type Field } from '@handrail/engine';
import { utilityTypes } from '../data/utility-types.ts';
import { dollars } from '../shared/fields/dollars.ts';

export const assistanceRequests = defineSection({
  key: 'assistanceRequests',
  name: 'Help You Need',
  overview: {
    title: 'The help you need',
    description: 'Have your lease and your bills ready. Skip what you do not need.',
  },
  questionGroups: [
    {
      key: 'rental',
      name: 'Rent',
      questions: [
        {
          key: 'requests.rentalAssistance',
          copy: { title: 'Do you need help with rent?' },
          skippable: true,
          fields: [
            dollars({
              key: 'requests.rentalAssistance.pastDueAmount',
              copy: 'Rent that you owe now',
              sourceLabel: 'Monthly rent amount',
            }),
            dollars({
              key: 'requests.rentalAssistance.monthlyRentAmount',
              copy: 'Rent for one month',
              sourceLabel: 'Past due amount',
            }),
          ],
        },
      ],
    },
    {
      key: 'utility',
      name: 'Utilities',
      questions: [
        {
          key: 'requests.utilityAssistance',
          copy: {
            title: 'Do you need help with utilities?',
            intro:
              'We can help with up to 18 months of bills, back to March 13, 2020. Leave a list empty if you do not need it.',
          },
          skippable: true,
          fields: [
            listBills('requests.utilityAssistance.pastDue', 'Bills that are past due'),
            listBills('requests.utilityAssistance.current', 'Bills that are due now'),
          ],
        },
      ],
    },
    {
      key: 'other',
      name: 'Other costs',
      questions: [
        {
          key: 'requests.otherExpenses',
          copy: {
            title: 'Do you need help with other housing costs?',
            intro: 'These can be a deposit, moving costs or late fees.',
          },
          skippable: true,
          fields: [
            {
              type: 'Complex',
              key: 'requests.otherExpenses.expenses',
              copy: 'Other costs',
              entryName: 'cost',
              repeated: true,
              subFields: [
                { type: 'Text', key: 'expenseProvider', copy: 'Company or person you owe' },
                dollars({ key: 'amount', copy: 'Amount' }),
              ],
            },
          ],
        },
      ],
    },
  ],
});

function listBills(key: string, copy: string): Field {
  return {
    type: 'Complex',
    key,
    copy,
    entryName: 'bill',
    repeated: true,
    validation: { required: false },
    subFields: [
      {
        type: 'Dropdown',
        key: 'type',
        copy: 'Kind of bill',
        options: utilityTypes.values,
      },
      { type: 'Text', key: 'provider', copy: 'Company' },
      { type: 'Text', key: 'accountNumber', copy: 'Account number', validation: { required: false } },
      dollars({ key: 'amount', copy: 'Amount' }),
    ],
  };
}
