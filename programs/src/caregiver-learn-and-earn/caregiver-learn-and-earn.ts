import { defineProgram } from '@handrail/engine';
import { incentiveBanners } from '../caregiver/incentive-banners.ts';
import { incentiveSubmissionScreen } from '../caregiver/incentive-submission-screen.ts';
import { olderHistory } from '../caregiver/older-history.ts';
import { olderSections } from '../caregiver/older-sections.ts';
import { termsPage } from '../caregiver/terms-page.ts';
import { applicationProcess } from '../shared/application-process.ts';
import { learnAndEarnLevelGroups } from './learn-and-earn-level-groups.ts';

export const caregiverLearnAndEarn = defineProgram({
  key: 'caregiver-learn-and-earn',
  version: 5,
  introPages: [
    {
      key: 'welcome',
      title: 'Welcome to Learn and Earn',
      layout: 'welcome',
      body: 'Learn and Earn pays home-care caregivers in California for courses and for work.\n\nLevel 1 Learn pays for up to 50 hours of courses in total. Level 2 Learn Bonus and Level 3 Earn come after it.',
    },
    applicationProcess({ minutes: 20 }),
    termsPage,
  ],
  sections: olderSections(learnAndEarnLevelGroups),
  facts: { birthDate: 'dateOfBirth', address: 'address' },
  submissionScreen: incentiveSubmissionScreen,
  history: {
    ...olderHistory('caregiver-learn-and-earn'),
    atMost: [
      {
        answerKey: 'courseCompletedL1.totalCreditHours',
        programs: ['caregiver-learn-and-earn'],
        limit: 50,
        note: 'Level 1 pays for up to 50 hours of courses in total. Hours you have left: {left}.',
        message:
          'Level 1 pays for up to 50 hours of courses in total. Hours you have left: {left}. Remove a course from your list.',
      },
    ],
  },
  overrides: { statuses: incentiveBanners },
});
