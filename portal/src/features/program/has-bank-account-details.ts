import { featureKeys, hasFeature } from '../partner/feature-keys.ts';
import type { Program } from './list-programs.ts';

/** Whether applicants of this program keep a bank account in their profile (P122). */
export function hasBankAccountDetails(program: Pick<Program, 'features'>): boolean {
  return (
    hasFeature(program, featureKeys.partnerIssuedPayments) &&
    hasFeature(program, featureKeys.applicantPayments) &&
    hasFeature(program, featureKeys.directDeposit)
  );
}
