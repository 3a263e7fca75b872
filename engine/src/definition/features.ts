/** What a partner or a program can switch on. */
export const features = [
  'applicant-comments',
  'applicant-payments',
  'check',
  'claim-funds',
  'direct-deposit',
  'documents-classify',
  'employee-authentication',
  'external-tracking',
  'hide-partner-redirect',
  'hide-password-signin',
  'multi-payment',
  'partner-issued',
  'prepaid-card',
  'recurring-payments',
  'referral-programs',
  'resubmission-requests',
  'w9',
  'zelle',
] as const;

export type Feature = (typeof features)[number];

/** Whether a feature is among those that are switched on. */
export function hasFeature(switchedOn: readonly string[], feature: Feature): boolean {
  return switchedOn.includes(feature);
}
