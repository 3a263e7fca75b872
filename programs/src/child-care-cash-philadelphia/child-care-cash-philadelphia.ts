import { defineProgram } from '@handrail/engine';
import { applicationProcess } from '../shared/application-process.ts';
import { researchEvaluation } from '../shared/child-care-cash/research-evaluation.ts';
import { childCareCashReview } from '../shared/child-care-cash/review-section.ts';
import { whatHappensNext } from '../shared/submission-screen.ts';
import { personalInfo } from './personal-info-section.ts';
import { preferences } from './preferences-section.ts';
import { providerInfo } from './provider-info-section.ts';

export const childCareCashPhiladelphia = defineProgram({
  key: 'child-care-cash-philadelphia',
  version: 4,
  introPages: [
    {
      key: 'welcome',
      title: 'Direct cash for home-based child care',
      layout: 'welcome',
      body: 'This program gives cash to people who care for children in their homes in Philadelphia.\n\nOnly licensed family child care providers who were invited can get it.',
    },
    {
      key: 'eligibility-disclaimer',
      title: 'Before you start',
      layout: 'default',
      body: 'To get this money, all of these must be true:\n\n- You are 18 or older.\n- You have a license for a family child care home.\n- You care for children at least 20 hours a week.\n- Your home is in one of the program’s Philadelphia ZIP codes.\n- Your MPI number is active. We check it every quarter.\n\nFilling out the application does not guarantee a payment.',
    },
    researchEvaluation,
    applicationProcess({ minutes: 15 }),
  ],
  sections: [personalInfo, providerInfo, preferences, childCareCashReview],
  facts: {
    birthDate: 'dateOfBirth',
    email: 'preferredEmailAddress',
    phone: 'preferredPhoneNumber',
    address: 'address',
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
