import type { AnswerSet } from './answer-set.ts';
import { capitalReadinessAnswerSets } from './capital-readiness/capital-readiness.answers.ts';
import { caregiverCityWelcomeAnswerSets } from './caregiver-city-welcome/caregiver-city-welcome.answers.ts';
import { caregiverLearnAndEarnAnswerSets } from './caregiver-learn-and-earn/caregiver-learn-and-earn.answers.ts';
import { caregiverRegistrationAnswerSets } from './caregiver-registration/caregiver-registration.answers.ts';
import { caregiverSingleFlowAnswerSets } from './caregiver-single-flow/caregiver-single-flow.answers.ts';
import { caregiverTrack1AnswerSets } from './caregiver-track-1/caregiver-track-1.answers.ts';
import { caregiverTrack2AnswerSets } from './caregiver-track-2/caregiver-track-2.answers.ts';
import { childCareCashNycAnswerSets } from './child-care-cash-nyc/child-care-cash-nyc.answers.ts';
import { childCareCashPhiladelphiaAnswerSets } from './child-care-cash-philadelphia/child-care-cash-philadelphia.answers.ts';
import { childCareSubsidyAnswerSets } from './child-care-subsidy/child-care-subsidy.answers.ts';
import { emergencyAidVariantAnswerSets } from './emergency-aid/emergency-aid-variants.answers.ts';
import { emergencyAidAnswerSets } from './emergency-aid/emergency-aid.answers.ts';
import { housingVoucherAnswerSets } from './housing-voucher/housing-voucher.answers.ts';
import { loanPreparationAnswerSets } from './loan-preparation/loan-preparation.answers.ts';
import { matchedSavingsAnswerSets } from './matched-savings/matched-savings.answers.ts';
import { microBusinessGrantAnswerSets } from './micro-business-grant/micro-business-grant.answers.ts';
import { mobilityPilotConsentAnswerSets } from './mobility-pilot-consent/mobility-pilot-consent.answers.ts';
import { mobilityPilotAnswerSets } from './mobility-pilot/mobility-pilot.answers.ts';
import { rentalAssistanceAnswerSets } from './rental-assistance/rental-assistance.answers.ts';
import { smallBusinessExternalAnswerSets } from './small-business-external/small-business-external.answers.ts';

/** The answers that were written for each form, by its key or by that of the family that it is a variant of. */
const written: Readonly<Record<string, readonly AnswerSet[]>> = {
  'capital-readiness': capitalReadinessAnswerSets,
  'caregiver-city-welcome': caregiverCityWelcomeAnswerSets,
  'caregiver-learn-and-earn': caregiverLearnAndEarnAnswerSets,
  'caregiver-registration': caregiverRegistrationAnswerSets,
  'caregiver-single-flow': caregiverSingleFlowAnswerSets,
  'caregiver-track-1': caregiverTrack1AnswerSets,
  'caregiver-track-2': caregiverTrack2AnswerSets,
  'child-care-cash-nyc': childCareCashNycAnswerSets,
  'child-care-cash-philadelphia': childCareCashPhiladelphiaAnswerSets,
  'child-care-subsidy': childCareSubsidyAnswerSets,
  ...emergencyAidVariantAnswerSets,
  'emergency-aid': emergencyAidAnswerSets,
  'housing-voucher': housingVoucherAnswerSets,
  'loan-preparation': loanPreparationAnswerSets,
  'matched-savings': matchedSavingsAnswerSets,
  'micro-business-grant': microBusinessGrantAnswerSets,
  'mobility-pilot-consent': mobilityPilotConsentAnswerSets,
  'mobility-pilot': mobilityPilotAnswerSets,
  'rental-assistance': rentalAssistanceAnswerSets,
  'small-business-external': smallBusinessExternalAnswerSets,
};

/** Answers of invented people with which a form can be submitted; none where nobody has written any. */
export function listSampleAnswers(key: string): readonly AnswerSet[] {
  for (let name = key; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('-')))) {
    const found = written[name];
    if (found) return found;
  }
  return [];
}

export { type AnswerSet, usualApplicantName } from './answer-set.ts';
export { shiftDates } from './shift-dates.ts';
