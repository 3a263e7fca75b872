import type { Section } from '@handrail/engine';
import {
  businessDescriptionQuestion,
  marketPotentialQuestion,
  priorFundingQuestion,
  socialImpactQuestion,
} from '../questions/pitch-questions.ts';
import { teamQuestion } from '../questions/team-question.ts';

export const businessPitchSection: Section = {
  key: 'aboutTheBusiness',
  name: 'Business Pitch',
  overview: {
    title: 'Business Pitch',
    description:
      'Here you tell us what your business does and who is behind it. You can paste in text that you have already written.',
  },
  questionGroups: [
    {
      key: 'pitch',
      name: 'Your pitch',
      questions: [
        businessDescriptionQuestion,
        socialImpactQuestion,
        teamQuestion,
        priorFundingQuestion,
        marketPotentialQuestion,
      ],
    },
  ],
};
