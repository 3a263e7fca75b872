import type { QuestionGroup, Section } from '@handrail/engine';
import { childcareGroup } from './childcare-group.ts';
import { foodGroup } from './food-group.ts';
import { healthGroup } from './health-group.ts';
import { housingGroup } from './housing-group.ts';
import { learningGroup } from './learning-group.ts';
import { transportationGroup } from './transportation-group.ts';

const emergency: QuestionGroup = {
  key: 'emergency',
  name: 'Your emergency',
  questions: [
    {
      key: 'dropOutLikelihood',
      copy: { title: 'Staying in school' },
      fields: [
        {
          type: 'RadioList',
          key: 'dropOutLikelihood',
          copy: 'How likely are you to leave school or your program because of money problems?',
          options: [
            { label: 'Very likely', value: 'very-likely' },
            { label: 'Likely', value: 'likely' },
            { label: 'Neutral', value: 'neutral' },
            { label: 'Unlikely', value: 'unlikely' },
            { label: 'Very unlikely', value: 'very-unlikely' },
          ],
        },
      ],
    },
    {
      key: 'applicableEmergencyCategories',
      copy: {
        title: 'What do you need help with?',
        intro: 'Check all that apply. We will ask a few more questions about each one.',
      },
      fields: [
        {
          type: 'CheckboxGroup',
          key: 'applicableEmergencyCategories',
          copy: 'Kinds of help',
          options: [
            { label: 'Food', value: 'food' },
            { label: 'Housing', value: 'housing' },
            { label: 'Child care', value: 'childcare' },
            { label: 'Transportation', value: 'transportation' },
            { label: 'Health', value: 'health' },
            { label: 'Safety', value: 'safety' },
            { label: 'Learning', value: 'learning' },
            { label: 'None of these', value: 'none' },
          ],
        },
      ],
    },
  ],
};

export const financialChallengesSection: Section = {
  key: 'financialChallenges',
  name: 'Financial Challenges',
  overview: {
    title: 'Your financial challenges',
    description: 'Tell us what is hard right now. Most questions are about the past 30 days.',
  },
  questionGroups: [
    emergency,
    foodGroup,
    housingGroup,
    childcareGroup,
    transportationGroup,
    healthGroup,
    learningGroup,
  ],
};
