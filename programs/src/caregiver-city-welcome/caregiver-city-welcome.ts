import { defineProgram } from '@handrail/engine';
import { courseLevelGroups } from '../caregiver/course-level-groups.ts';
import { incentiveBanners } from '../caregiver/incentive-banners.ts';
import { incentiveSections } from '../caregiver/incentive-sections.ts';
import { incentiveSubmissionScreen } from '../caregiver/incentive-submission-screen.ts';
import { termsPage } from '../caregiver/terms-page.ts';
import { track1Level3Group } from '../caregiver/track-1-level-3-group.ts';
import { applicationProcess } from '../shared/application-process.ts';

export const caregiverCityWelcome = defineProgram({
  key: 'caregiver-city-welcome',
  version: 3,
  introPages: [
    {
      key: 'welcome',
      title: 'Welcome, caregivers in our city',
      layout: 'welcome',
      body: 'Your city invests in people who care for others. You get free training, coaching and up to $6000 in incentives.\n\nTake courses, work with a coach, and claim a payment at each of three levels.',
    },
    applicationProcess({ minutes: 20 }),
    termsPage,
  ],
  sections: incentiveSections([...courseLevelGroups(), track1Level3Group]),
  facts: { address: 'address' },
  submissionScreen: incentiveSubmissionScreen,
  overrides: { statuses: incentiveBanners },
});
