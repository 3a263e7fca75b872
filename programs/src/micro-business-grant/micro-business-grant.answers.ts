import {
  roasterAnswers,
  roasterPitch,
  roasterPlans,
  tourGuideAnswers,
  tourGuidePitch,
  tourGuidePlans,
} from '../shared/business-owner.answers.ts';
import type { AnswerSet } from '../answer-set.ts';

export const microBusinessGrantAnswerSets: readonly AnswerSet[] = [
  {
    name: 'a coffee roaster who answers everything',
    answers: {
      ...roasterAnswers,
      ...roasterPitch,
      ...roasterPlans,
      'hasFinancialStatements.hasFinancialStatements': 'yes',
      'yearlySales.salesOrRevenue': 'revenue',
      'yearlySales.from2023': 31_250_000,
      'yearlySales.from2022': 28_400_000,
      'cashflowPositive.cashFlowPositive': 'yes',
      'canCommitToSessions.affirmation': 'yes',
      'canCompleteMonthlyProgressReports.affirmation': 'yes',
      'anyChallenges.affirmation': 'yes',
      'anyChallenges.explanation': 'I cannot leave the shop on Saturdays.',
      'submission.assistance.helper.name': 'Gloria Stone',
      'submission.assistance.helper.email': 'gloria.stone@river-city-business.example',
      affirmation: true,
    },
  },
  {
    name: 'a tour guide who works alone',
    answers: {
      ...tourGuideAnswers,
      ...tourGuidePitch,
      ...tourGuidePlans,
      'hasFinancialStatements.hasFinancialStatements': 'no',
      'yearlySales.salesOrRevenue': 'sales',
      'yearlySales.from2023': 5_180_000,
      'cashflowPositive.cashFlowPositive': 'unsure',
      'canCommitToSessions.affirmation': 'yes',
      'canCompleteMonthlyProgressReports.affirmation': 'no',
      'anyChallenges.affirmation': 'no',
      'applicationAssistanceHelper.skipped': true,
      affirmation: true,
    },
  },
];
