import { defineProgram } from '@handrail/engine';
import { applicationProcess } from '../shared/application-process.ts';
import { businessOwnerFacts } from '../shared/business-owner-facts.ts';
import { referredProgramStatuses } from '../shared/referred-program-statuses.ts';
import { whatHappensNext } from '../shared/submission-screen.ts';
import { businessPlanSummarySection } from './business-plan-summary-section.ts';
import { financialInformationSection } from './financial-information-section.ts';
import { requirements, whatIsIt } from './intro-pages.ts';
import { ownerInfoSection } from './owner-info-section.ts';
import { reviewSection } from './review-section.ts';
import { taxInformationSection } from './tax-information-section.ts';

export const loanPreparation = defineProgram({
  key: 'loan-preparation',
  version: 3,
  introPages: [whatIsIt, requirements, applicationProcess({ minutes: 45 })],
  sections: [
    ownerInfoSection,
    financialInformationSection,
    taxInformationSection,
    businessPlanSummarySection,
    reviewSection,
  ],
  facts: { ...businessOwnerFacts, requestedAmount: 'loanAmount' },
  submissionScreen: whatHappensNext,
  overrides: { statuses: referredProgramStatuses },
});
