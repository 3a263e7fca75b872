import { defineSection } from '@handrail/engine';
import { businessAccountQuestion } from '../shared/questions/business-account-questions.ts';
import {
  accountantQuestion,
  bankerRelationshipQuestion,
  businessCreditCardQuestion,
  capitalChallengesQuestion,
  covidReliefQuestion,
  loanApplicationsQuestion,
  posSystemQuestion,
  raisingCapitalQuestion,
} from '../shared/questions/capital-questions.ts';

export const capitalSection = defineSection({
  key: 'capitalReadiness',
  name: 'Capital Readiness',
  overview: {
    title: 'Capital Readiness',
    description: 'Here we ask how your business handles money: its bank, its loans and its plans.',
  },
  questionGroups: [
    {
      key: 'banking',
      name: 'Banking',
      questions: [
        businessAccountQuestion,
        bankerRelationshipQuestion,
        accountantQuestion,
        businessCreditCardQuestion,
      ],
    },
    {
      key: 'capital',
      name: 'Capital',
      questions: [
        loanApplicationsQuestion,
        capitalChallengesQuestion,
        covidReliefQuestion,
        raisingCapitalQuestion,
        posSystemQuestion,
      ],
    },
  ],
});
