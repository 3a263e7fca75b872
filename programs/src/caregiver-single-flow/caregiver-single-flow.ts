import { defineProgram } from '@handrail/engine';
import { incentiveBanners } from '../caregiver/incentive-banners.ts';
import { incentiveSubmissionScreen } from '../caregiver/incentive-submission-screen.ts';
import { olderHistory } from '../caregiver/older-history.ts';
import { olderSections } from '../caregiver/older-sections.ts';
import { termsPage } from '../caregiver/terms-page.ts';
import { applicationProcess } from '../shared/application-process.ts';
import { singleFlowLevelGroups } from './single-flow-level-groups.ts';

export const caregiverSingleFlow = defineProgram({
  key: 'caregiver-single-flow',
  version: 4,
  introPages: [
    {
      key: 'welcome',
      title: 'Welcome to {{programName}}',
      layout: 'welcome',
      body: 'This program pays home-care caregivers in California for learning and for staying in the field.\n\nLevel 1 Learn pays for your courses, up to 50 hours total. Level 2 Learn Bonus and Level 3 Earn come after it.',
    },
    applicationProcess({ minutes: 20 }),
    termsPage,
  ],
  sections: olderSections(singleFlowLevelGroups),
  facts: { birthDate: 'dateOfBirth', address: 'address' },
  submissionScreen: incentiveSubmissionScreen,
  history: olderHistory('caregiver-single-flow'),
  overrides: { statuses: incentiveBanners },
});
