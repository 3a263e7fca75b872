import { hasFeature, type Feature } from '@handrail/engine';
import type { Program } from './list-programs.ts';

const needed: readonly Feature[] = ['partner-issued', 'applicant-payments', 'direct-deposit'];

/** Whether applicants of this program keep a bank account in their profile (P122). */
export function hasBankAccountDetails({ features }: Pick<Program, 'features'>): boolean {
  return needed.every((feature) => hasFeature(features, feature));
}
