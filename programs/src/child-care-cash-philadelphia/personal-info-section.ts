import { defineSection } from '@handrail/engine';
import { philadelphiaZipCodes } from '../data/philadelphia-zip-codes.ts';
import { zipCodeQuestion } from '../shared/child-care-cash/zip-code-question.ts';

export const personalInfo = defineSection({
  key: 'personalInfo',
  name: 'Personal Information',
  overview: {
    title: 'About you',
    description: 'We ask where your family child care home is and when you were born.',
  },
  questionGroups: [
    {
      key: 'personalInfo',
      questions: [
        zipCodeQuestion(philadelphiaZipCodes.values, {
          title: 'Where do you care for children?',
          intro:
            'The program serves these ZIP codes in Philadelphia. If yours is not listed, you cannot apply.',
        }),
        {
          key: 'address',
          copy: { title: 'What is the address of your family child care home?' },
          fields: [
            { type: 'Address', key: 'address', copy: 'Family child care home', filter: { state: 'PA' } },
          ],
        },
        {
          key: 'dateOfBirth',
          copy: { title: 'When were you born?', intro: 'You must be 18 or older.' },
          fields: [{ type: 'Date', key: 'dateOfBirth', copy: 'Date of birth', allowedRange: 'past' }],
        },
      ],
    },
  ],
});
