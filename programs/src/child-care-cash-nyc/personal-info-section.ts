import { defineSection } from '@handrail/engine';
import { bronxZipCodes } from '../data/bronx-zip-codes.ts';
import { zipCodeQuestion } from '../shared/child-care-cash/zip-code-question.ts';

export const personalInfo = defineSection({
  key: 'personalInfo',
  name: 'Personal Information',
  overview: {
    title: 'About you',
    description: 'We ask where you work, where you get mail, and when you were born.',
  },
  questionGroups: [
    {
      key: 'personalInfo',
      questions: [
        zipCodeQuestion(bronxZipCodes.values, {
          title: 'Where do you care for children?',
          intro: 'The program serves these ZIP codes in the Bronx. If yours is not listed, you cannot apply.',
        }),
        {
          key: 'mailingAddress',
          copy: { title: 'Where do you get your mail?' },
          fields: [{ type: 'Address', key: 'mailingAddress', copy: 'Mailing address' }],
        },
        {
          key: 'dateOfBirth',
          copy: { title: 'When were you born?' },
          fields: [{ type: 'Date', key: 'dateOfBirth', copy: 'Date of birth', allowedRange: 'past' }],
        },
      ],
    },
  ],
});
