import { defineProgram } from '@handrail/engine';
import { applicationProcess } from '../shared/application-process.ts';
import { reviewSection } from '../shared/review-section.ts';

export const housingVoucher = defineProgram({
  key: 'housing-voucher',
  version: 1,
  introPages: [
    {
      key: 'welcome',
      title: 'Apply for a housing voucher',
      layout: 'welcome',
      body: 'A voucher pays part of the rent for a home in New York. Tenants and landlords each fill in their own part.',
    },
    applicationProcess({ minutes: 25 }),
  ],
  sections: [
    { key: 'personalInfo', name: 'Personal Info', questionGroups: [] },
    { key: 'eligibilityInformation', name: 'Eligibility Information', questionGroups: [] },
    { key: 'documentUpload', name: 'Document Upload', questionGroups: [] },
    reviewSection,
  ],
});
