import { defineSection } from '@handrail/engine';
import {
  businessPlanDocumentsQuestion,
  businessPlanQuestion,
  challengesAndMitigationQuestion,
  revenueGoalQuestion,
} from '../shared/questions/financial-questions.ts';

export const businessPlanSummarySection = defineSection({
  key: 'businessPlanSummary',
  name: 'Business Plan Summary',
  overview: {
    title: 'Business Plan Summary',
    description: 'Tell us where your business is going. If you have a written plan, have it ready.',
  },
  questionGroups: [
    {
      key: 'plans',
      name: 'Your plans',
      questions: [
        revenueGoalQuestion,
        challengesAndMitigationQuestion,
        businessPlanQuestion,
        businessPlanDocumentsQuestion,
      ],
    },
  ],
});
