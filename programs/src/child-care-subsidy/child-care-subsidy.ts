import { defineProgram } from '@handrail/engine';
import { applicationProcess } from '../shared/application-process.ts';
import { reviewSection } from '../shared/review-section.ts';

export const childCareSubsidy = defineProgram({
  key: 'child-care-subsidy',
  version: 1,
  introPages: [
    {
      key: 'welcome',
      title: 'Emergency cash for child care',
      layout: 'welcome',
      body: 'If you are waiting for a child care subsidy in the county, this program helps with the costs you have now.',
    },
    applicationProcess({ minutes: 25 }),
  ],
  sections: [
    { key: 'applicantInformation', name: 'Applicant Information', questionGroups: [] },
    { key: 'householdInformation', name: 'Household Information', questionGroups: [] },
    { key: 'employmentAndIncome', name: 'Employment & Income', questionGroups: [] },
    { key: 'yourExpenses', name: 'Your Expenses', questionGroups: [] },
    { key: 'supportingDocuments', name: 'Supporting Documents', questionGroups: [] },
    reviewSection,
  ],
});
