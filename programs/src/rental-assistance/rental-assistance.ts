import { defineProgram } from '@handrail/engine';
import { whatHappensNext } from '../shared/submission-screen.ts';
import { addressAndLandlordInfo } from './address-and-landlord-section.ts';
import { adminOnly } from './admin-only-section.ts';
import { assistanceRequests } from './assistance-requests-section.ts';
import { covidImpact } from './covid-impact-section.ts';
import { documentUpload } from './document-upload-section.ts';
import { householdInfo } from './household-info-section.ts';
import { howDoIGetIt, welcome, whoIsEligible } from './intro-pages.ts';
import { personalInfo } from './personal-info-section.ts';
import { review } from './review-section.ts';
import { statuses } from './statuses.ts';

export const rentalAssistance = defineProgram({
  key: 'rental-assistance',
  version: 5,
  introPages: [welcome, whoIsEligible, howDoIGetIt],
  sections: [
    adminOnly,
    personalInfo,
    addressAndLandlordInfo,
    householdInfo,
    covidImpact,
    assistanceRequests,
    documentUpload,
    review,
  ],
  facts: { birthDate: 'dateOfBirth', address: 'address.address' },
  submissionScreen: whatHappensNext,
  history: { reapplication: [{ type: 'TimeSinceDecision', value: 3, unit: 'months' }] },
  overrides: { statuses },
});
