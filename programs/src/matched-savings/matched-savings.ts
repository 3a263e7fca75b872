import { defineProgram } from '@handrail/engine';
import { applicationProcess } from '../shared/application-process.ts';
import { businessOwnerFacts } from '../shared/business-owner-facts.ts';
import { employeesQuestion } from '../shared/questions/business-facts-questions.ts';
import {
  challengesQuestion,
  progressReportsQuestion,
  savingChallengesQuestion,
  savingQuestion,
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
import { howItWorks, requirements, whatIsIt } from './intro-pages.ts';

export const matchedSavings = defineProgram({
  key: 'matched-savings',
  version: 3,
  introPages: [whatIsIt, howItWorks, requirements, applicationProcess({ minutes: 30 })],
  sections: [
    businessOwnerSection({ employees: employeesQuestion }),
    businessPitchSection,
    businessFinancesSection({
      yearlySales: yearlySalesQuestion({ required: [2023, 2022], optional: [2021, 2020, 2019] }),
    }),
    attendanceSection([
      sessionsQuestion,
      progressReportsQuestion({ after: 'I complete the program' }),
      challengesQuestion,
      savingQuestion,
      savingChallengesQuestion,
    ]),
    reviewSection,
  ],
  facts: businessOwnerFacts,
  submissionScreen: whatHappensNext,
  overrides: { statuses: referredProgramStatuses },
});
