import type { Section } from '@handrail/engine';
import {
  dateOfBirthQuestion,
  homeAddressQuestion,
  mailingAddressQuestion,
} from '../caregiver/contact-questions.ts';

/** What we must know of everyone who registers. */
export const requiredInformationSection: Section = {
  key: 'requiredInformation',
  name: 'Required Information',
  overview: {
    title: 'Required Information',
    description: 'We ask where you live, where you get your mail and when you were born.',
  },
  questionGroups: [
    {
      key: 'requiredInformation',
      questions: [homeAddressQuestion(), mailingAddressQuestion(), dateOfBirthQuestion],
    },
  ],
};
