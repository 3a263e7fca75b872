import type { ProgramDefinition } from '@handrail/engine';
import { capitalReadiness } from './capital-readiness/capital-readiness.ts';
import { caregiverCityWelcome } from './caregiver-city-welcome/caregiver-city-welcome.ts';
import { caregiverLearnAndEarn } from './caregiver-learn-and-earn/caregiver-learn-and-earn.ts';
import { caregiverRegistration } from './caregiver-registration/caregiver-registration.ts';
import { caregiverSingleFlow } from './caregiver-single-flow/caregiver-single-flow.ts';
import { caregiverTrack1 } from './caregiver-track-1/caregiver-track-1.ts';
import { caregiverTrack2 } from './caregiver-track-2/caregiver-track-2.ts';
import { childCareCashNyc } from './child-care-cash-nyc/child-care-cash-nyc.ts';
import { childCareCashPhiladelphia } from './child-care-cash-philadelphia/child-care-cash-philadelphia.ts';
import { childCareSubsidy } from './child-care-subsidy/child-care-subsidy.ts';
import { emergencyAidForms } from './emergency-aid/emergency-aid.ts';
import { housingVoucher } from './housing-voucher/housing-voucher.ts';
import { loanPreparation } from './loan-preparation/loan-preparation.ts';
import { matchedSavings } from './matched-savings/matched-savings.ts';
import { microBusinessGrant } from './micro-business-grant/micro-business-grant.ts';
import { mobilityPilot } from './mobility-pilot/mobility-pilot.ts';
import { mobilityPilotConsent } from './mobility-pilot-consent/mobility-pilot-consent.ts';
import { rentalAssistance } from './rental-assistance/rental-assistance.ts';
import { smallBusinessExternalForms } from './small-business-external/small-business-external.ts';

/** Every program form that ships, at its current version. */
export const catalogue: readonly ProgramDefinition[] = [
  capitalReadiness,
  caregiverCityWelcome,
  caregiverLearnAndEarn,
  caregiverRegistration,
  caregiverSingleFlow,
  caregiverTrack1,
  caregiverTrack2,
  childCareCashNyc,
  childCareCashPhiladelphia,
  childCareSubsidy,
  ...emergencyAidForms,
  housingVoucher,
  loanPreparation,
  matchedSavings,
  microBusinessGrant,
  mobilityPilot,
  mobilityPilotConsent,
  rentalAssistance,
  ...smallBusinessExternalForms,
];
