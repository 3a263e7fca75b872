import { defineProgram } from '@handrail/engine';
import { applicationProcess } from '../shared/application-process.ts';
import { reviewSection } from '../shared/review-section.ts';

export const capitalReadiness = defineProgram({
  key: 'capital-readiness',
  version: 1,
  introPages: [
    {
      key: 'what-is-it',
      title: 'What is the capital readiness questionnaire?',
      layout: 'welcome',
      body: 'It tells us where your business stands and which programs of {{partnerName}} fit it.\n\nWhen you qualify, we refer you to a program-specific application. A referral does not guarantee funding.',
    },
    applicationProcess({ minutes: 30 }),
  ],
  sections: [
    { key: 'personalInfo', name: 'About the Owner', questionGroups: [] },
    { key: 'businessInfo', name: 'Business Information', questionGroups: [] },
    { key: 'capitalReadiness', name: 'Capital Readiness', questionGroups: [] },
    { key: 'location', name: 'Location', questionGroups: [] },
    { key: 'workforce', name: 'Workforce', questionGroups: [] },
    { key: 'supplierDiversity', name: 'Supplier Diversity', questionGroups: [] },
    { key: 'technology', name: 'Technology', questionGroups: [] },
    reviewSection,
  ],
});
