import { defineProgram } from '@handrail/engine';
import { applicationProcess } from '../shared/application-process.ts';
import { reviewSection } from '../shared/review-section.ts';
import { whatHappensNext } from '../shared/submission-screen.ts';
import { documentUpload } from './document-upload-section.ts';
import { eligibilityInformation } from './eligibility-information-section.ts';
import { personalInfo } from './personal-info-section.ts';

export const housingVoucher = defineProgram({
  key: 'housing-voucher',
  version: 5,
  introPages: [
    {
      key: 'welcome',
      title: 'Apply for a housing voucher',
      layout: 'welcome',
      body: 'This voucher is for tenants and landlords in New York. It pays up to {{maxAmount}} for a home.\n\nTenants and landlords each fill out their own part. First, we ask which one you are.',
    },
    applicationProcess({ minutes: 25 }),
  ],
  sections: [personalInfo, eligibilityInformation, documentUpload, reviewSection],
  facts: { address: 'address.address' },
  submissionScreen: whatHappensNext,
});
