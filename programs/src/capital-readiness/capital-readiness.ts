import { defineProgram } from '@handrail/engine';
import { applicationProcess } from '../shared/application-process.ts';
import { whatHappensNext } from '../shared/submission-screen.ts';
import { businessInfoSection } from './business-info-section.ts';
import { capitalSection } from './capital-section.ts';
import { locationSection } from './location-section.ts';
import { personalInfoSection } from './personal-info-section.ts';
import { reviewSection } from './review-section.ts';
import { supplierDiversitySection } from './supplier-diversity-section.ts';
import { technologySection } from './technology-section.ts';
import { workforceSection } from './workforce-section.ts';

export const capitalReadiness = defineProgram({
  key: 'capital-readiness',
  version: 4,
  introPages: [
    {
      key: 'what-is-it',
      title: 'What is the capital readiness questionnaire?',
      layout: 'welcome',
      body: 'This city questionnaire for small businesses helps {{partnerName}} find the programs you are eligible for. It shows us how ready your business is for capital.\n\nIf you qualify, we will refer you to a program-specific application. A referral does not guarantee funding.',
    },
    applicationProcess({ minutes: 30 }),
  ],
  sections: [
    personalInfoSection,
    businessInfoSection,
    capitalSection,
    locationSection,
    workforceSection,
    supplierDiversitySection,
    technologySection,
    reviewSection,
  ],
  facts: { businessName: 'businessName', address: 'address' },
  submissionScreen: whatHappensNext,
  overrides: {
    statuses: [
      {
        status: 'Application',
        label: 'Not Started',
        message: 'You have not started this questionnaire yet.',
      },
      {
        status: 'InProgress',
        label: 'In Progress',
        message: 'You have started this questionnaire. Please finish and submit it.',
      },
      {
        status: 'AwaitingReview',
        label: 'Awaiting Review',
        message: 'Thank you for your answers. We will review them and email you.',
      },
      {
        status: 'Approved',
        label: 'Approved',
        message:
          'You will get a referral to a program-specific application. A referral does not guarantee funding.',
      },
    ],
  },
});
