import { defineProgram } from '@handrail/engine';
import { applicationProcess } from '../shared/application-process.ts';
import { businessOwnerFacts } from '../shared/business-owner-facts.ts';
import { employeesQuestionWith } from '../shared/questions/business-facts-questions.ts';
import {
  challengesQuestion,
  progressReportsQuestion,
  sessionsQuestion,
} from '../shared/questions/commitment-questions.ts';
import { yearlySalesQuestion } from '../shared/questions/yearly-sales-question.ts';
import { referredProgramStatuses } from '../shared/referred-program-statuses.ts';
import { reviewSection } from '../shared/review-section.ts';
import { attendanceSection } from '../shared/sections/attendance-section.ts';
import { businessFinancesSection } from '../shared/sections/business-finances-section.ts';
import { businessOwnerSection } from '../shared/sections/business-owner-section.ts';
import { businessPitchSection } from '../shared/sections/business-pitch-section.ts';
import { whatHappensNext } from '../shared/submission-screen.ts';
import { headcountLimit } from './headcount-limit.ts';
import { ineligibleBusinesses, technicalSupportRequirement, whatIsIt } from './intro-pages.ts';

export const microBusinessGrant = defineProgram({
  key: 'micro-business-grant',
  version: 4,
  introPages: [
    whatIsIt,
    ineligibleBusinesses,
    technicalSupportRequirement,
    applicationProcess({ minutes: 30 }),
  ],
  sections: [
    businessOwnerSection({ employees: employeesQuestionWith([headcountLimit]) }),
    businessPitchSection,
    businessFinancesSection({ yearlySales: yearlySalesQuestion({ required: [2023], optional: [2022] }) }),
    attendanceSection([
      sessionsQuestion,
      progressReportsQuestion({ after: 'I receive the funds' }),
      challengesQuestion,
    ]),
    reviewSection,
  ],
  facts: businessOwnerFacts,
  submissionScreen: whatHappensNext,
  overrides: { statuses: referredProgramStatuses },
});
