import { defineProgram } from '@handrail/engine';
import { courseLevelGroups } from '../caregiver/course-level-groups.ts';
import { incentiveBanners } from '../caregiver/incentive-banners.ts';
import { incentiveHistory } from '../caregiver/incentive-history.ts';
import { incentiveSections } from '../caregiver/incentive-sections.ts';
import { incentiveSubmissionScreen } from '../caregiver/incentive-submission-screen.ts';
import { termsPage } from '../caregiver/terms-page.ts';
import { applicationProcess } from '../shared/application-process.ts';
import { employmentSection } from './employment-section.ts';
import { jobSurveyDetails } from './job-survey-details.ts';
import { track2Level3Group } from './track-2-level-3-group.ts';

export const caregiverTrack2 = defineProgram({
  key: 'caregiver-track-2',
  version: 3,
  introPages: [
    {
      key: 'welcome',
      title: 'Welcome to {{programName}}',
      layout: 'welcome',
      body: 'This workforce incentive pays home-care caregivers in California for training and for staying in the field.\n\nTrack 2 is for people who hold a California license or certification in an eligible role, or who are community health workers.',
    },
    applicationProcess({ minutes: 20 }),
    termsPage,
  ],
  sections: [
    employmentSection,
    ...incentiveSections([...courseLevelGroups(jobSurveyDetails), track2Level3Group]),
  ],
  facts: { address: 'address' },
  submissionScreen: incentiveSubmissionScreen,
  history: incentiveHistory,
  overrides: { statuses: incentiveBanners },
});
