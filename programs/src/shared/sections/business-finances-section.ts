import type { Question, Section } from '@handrail/engine';
import {
  businessPlanDocumentsQuestion,
  businessPlanQuestion,
  cashFlowQuestion,
  challengesAndMitigationQuestion,
  financialStatementsQuestion,
  revenueGoalQuestion,
} from '../questions/financial-questions.ts';

/** Asks for the numbers and the plans of a business; how many years back, the program says. */
export function businessFinancesSection({ yearlySales }: { readonly yearlySales: Question }): Section {
  return {
    key: 'financialInformation',
    name: 'Financial Information',
    overview: {
      title: 'Financial Information',
      description: 'Next, we ask about your numbers. Have your yearly sales and your business plan ready.',
    },
    questionGroups: [
      {
        key: 'numbers',
        name: 'Your numbers',
        questions: [financialStatementsQuestion, yearlySales, cashFlowQuestion],
      },
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
  };
}
