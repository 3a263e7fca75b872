import { defineProgram } from '@handrail/engine';
import { applicationProcess } from '../shared/application-process.ts';
import { reviewSection } from '../shared/review-section.ts';
import { applicantInformationSection } from './applicant-information-section.ts';
import { employmentAndIncomeSection } from './employment-and-income-section.ts';
import { householdInformationSection } from './household-information-section.ts';
import { supportingDocumentsSection } from './supporting-documents-section.ts';
import { yourExpensesSection } from './your-expenses-section.ts';

export const childCareSubsidy = defineProgram({
  key: 'child-care-subsidy',
  version: 4,
  introPages: [
    {
      key: 'welcome',
      title: 'Child care subsidy emergency cash assistance',
      layout: 'welcome',
      body: 'This is the application for emergency cash from the county child care subsidy program.\n\nIt helps families with the costs they have now. You can ask for up to {{maxAmount}}.',
    },
    applicationProcess({ minutes: 25 }),
  ],
  sections: [
    applicantInformationSection,
    householdInformationSection,
    employmentAndIncomeSection,
    yourExpensesSection,
    supportingDocumentsSection,
    reviewSection,
  ],
  facts: { phone: 'phoneNumber', address: 'mailingAddress', requestedAmount: 'requestedAmount' },
});
