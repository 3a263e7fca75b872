import { defineSection } from '@handrail/engine';
import { otherText } from '../shared/fields/other-text.ts';
import { yesNo } from '../shared/fields/yes-no.ts';

export const providerInfo = defineSection({
  key: 'providerInfo',
  name: 'Provider Information',
  overview: {
    title: 'About your child care',
    description: 'Have your day care license ready. We ask for its number and its date.',
  },
  questionGroups: [
    {
      key: 'business',
      name: 'Your business',
      questions: [
        {
          key: 'childcareBusinessType',
          copy: { title: 'What kind of child care do you run?' },
          fields: [
            {
              type: 'RadioList',
              key: 'childcareBusinessType',
              copy: 'Kind of child care',
              options: [
                {
                  label: 'Family day care',
                  value: 'family-child-daycare',
                  description: 'Up to 8 children in your home.',
                },
                {
                  label: 'Group family day care',
                  value: 'group-family-daycare',
                  description: 'Up to 16 children in your home, with an assistant.',
                },
                { label: 'Something else', value: 'other' },
              ],
            },
            otherText({
              of: 'childcareBusinessType',
              key: 'otherChildcareBusinessType',
              copy: 'Other kind of child care',
            }),
          ],
        },
        {
          key: 'daycareLicense',
          copy: {
            title: 'What does your license say?',
            intro: 'You can find both at the top of your license.',
          },
          fields: [
            { type: 'Text', key: 'daycareLicense.number', copy: 'License number', validation: { max: 50 } },
            { type: 'Date', key: 'daycareLicense.dateIssued', copy: 'Date issued', allowedRange: 'past' },
          ],
        },
        {
          key: 'estimatedChildcareLength',
          copy: { title: 'How long do you plan to keep caring for children?' },
          fields: [
            {
              type: 'RadioList',
              key: 'estimatedChildcareLength',
              copy: 'Your best guess is fine',
              options: [
                { label: 'Less than 6 months', value: 'less-than-6-months' },
                { label: '7 months to a year', value: '7-months-to-a-year' },
                { label: 'More than a year', value: 'more-than-a-year' },
              ],
            },
          ],
        },
        {
          key: 'approvedForPayments',
          copy: {
            title: 'Can the city pay you for child care?',
            intro: 'Some families pay with a voucher. In that case, the city pays the provider.',
          },
          fields: [yesNo({ key: 'approvedForPayments', copy: 'Are you approved to get paid by the city?' })],
        },
      ],
    },
    {
      key: 'children',
      name: 'The children',
      questions: [
        {
          key: 'caringForChildren',
          copy: { title: 'Do you care for children now?' },
          fields: [yesNo({ key: 'caringForChildren', copy: 'Do you care for a child who is not your own?' })],
        },
        {
          key: 'isPrimaryCaregiver',
          copy: { title: 'Who cares for the children?' },
          fields: [
            {
              type: 'Checkbox',
              key: 'isPrimaryCaregiver',
              copy: 'I am the main person who cares for the children.',
            },
          ],
        },
      ],
    },
  ],
});
