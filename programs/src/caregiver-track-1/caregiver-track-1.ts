import { defineProgram } from '@handrail/engine';
import { courseLevelGroups } from '../caregiver/course-level-groups.ts';
import { incentiveBanners } from '../caregiver/incentive-banners.ts';
import { incentiveHistory } from '../caregiver/incentive-history.ts';
import { incentiveSections } from '../caregiver/incentive-sections.ts';
import { incentiveSubmissionScreen } from '../caregiver/incentive-submission-screen.ts';
import { termsPage } from '../caregiver/terms-page.ts';
import { track1Level3Group } from '../caregiver/track-1-level-3-group.ts';
import { applicationProcess } from '../shared/application-process.ts';

export const caregiverTrack1 = defineProgram({
  key: 'caregiver-track-1',
  version: 3,
  introPages: [
    {
      key: 'welcome',
      title: 'Welcome to {{programName}}',
      layout: 'welcome',
      body: 'This workforce incentive pays home-care caregivers in California for training and for staying in the field.\n\nTrack 1 is for people with no current California license or certification in an eligible role, or who are not yet a community health worker.',
    },
    applicationProcess({ minutes: 20 }),
    termsPage,
    {
      key: 'attestation',
      title: 'Is Track 1 the right track for you?',
      layout: 'default',
      body: 'By continuing, you attest that these things are true:\n\n- You live in California.\n- You have no current California license or certification in an eligible role, or you are not yet a community health worker.\n- You will tell us if this changes.\n\nIf you have a license or certification, or are a community health worker, apply in Track 2.',
    },
  ],
  sections: incentiveSections([...courseLevelGroups(), track1Level3Group]),
  facts: { address: 'address' },
  submissionScreen: incentiveSubmissionScreen,
  history: incentiveHistory,
  overrides: { statuses: incentiveBanners },
});
