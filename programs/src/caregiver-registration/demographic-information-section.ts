import type { Section } from '@handrail/engine';
import {
  areaOfStudyQuestion,
  experienceQuestion,
  receiveProgramInfoQuestion,
  referenceQuestion,
} from '../caregiver/background-questions.ts';
import { identityQuestions } from '../caregiver/identity-questions.ts';
import { hispanicOrLatinoQuestion, languageQuestion, raceQuestion } from '../caregiver/origin-questions.ts';

/** Who the program reaches; most of it is optional. */
export const demographicInformationSection: Section = {
  key: 'demographicInformation',
  name: 'Demographic Information',
  overview: {
    title: 'Demographic Information',
    description:
      'These questions help us see who the program reaches. You can skip most of them. Your answers do not affect what you can get.',
  },
  questionGroups: [
    {
      key: 'aboutYou',
      name: 'About you',
      questions: [hispanicOrLatinoQuestion, raceQuestion, languageQuestion, ...identityQuestions],
    },
    {
      key: 'background',
      name: 'Your background',
      questions: [experienceQuestion, areaOfStudyQuestion, referenceQuestion, receiveProgramInfoQuestion],
    },
  ],
};
