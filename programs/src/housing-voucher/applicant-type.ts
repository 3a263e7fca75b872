import { answer } from '@handrail/engine';

/** Who fills in the form decides what it asks. */
export const isTenant = answer('applicantType').equals('TENANT');
export const isLandlord = answer('applicantType').equals('LANDLORD');
