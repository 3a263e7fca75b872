import { defineProgram } from '@handrail/engine';
import { applicationProcess } from '../shared/application-process.ts';
import { researchEvaluation } from '../shared/child-care-cash/research-evaluation.ts';
import { childCareCashReview } from '../shared/child-care-cash/review-section.ts';
import { whatHappensNext } from '../shared/submission-screen.ts';
import { personalInfo } from './personal-info-section.ts';
import { preferences } from './preferences-section.ts';
import { providerInfo } from './provider-info-section.ts';

export const childCareCashNyc = defineProgram({
  key: 'child-care-cash-nyc',
  version: 4,
  introPages: [
    {
      key: 'welcome',
      title: 'Direct cash for home-based child care',
      layout: 'welcome',
      body: 'This program gives cash to people who care for children in their homes in the Bronx.\n\nOnly licensed family child care providers who were invited can get it.',
    },
    researchEvaluation,
    applicationProcess({ minutes: 15 }),
  ],
  sections: [personalInfo, providerInfo, preferences, childCareCashReview],
  facts: {
    birthDate: 'dateOfBirth',
    email: 'preferredEmailAddress',
    phone: 'preferredPhoneNumber',
    address: 'mailingAddress',
  },
  submissionScreen: whatHappensNext,
  overrides: {
    statuses: [
      {
        status: 'Application',
        label: 'Not started',
        message: 'You were invited to apply. It takes about 15 minutes or less.',
      },
    ],
  },
});
