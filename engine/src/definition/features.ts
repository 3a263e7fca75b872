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

/** What is on for a program: it can only narrow what its partner has on. */
export function narrowFeatures<Key extends string>(
  ofPartner: readonly Key[],
  ofProgram: readonly string[],
): Key[] {
  return ofPartner.filter((feature) => ofProgram.includes(feature));
}

/** Switches of the operator for changes in progress (P625). */
export const flags = [
  'application-diffs',
  'case-workflow-improvements',
  'claim-content',
  'hide-partner-portal-redirect',
  'hide-password-signin',
  'intro-pages-navigation',
  'resubmission-requests',
  'session-timeouts',
] as const;

export type Flag = (typeof flags)[number];

/** Features that a flag of the same meaning can switch off; the partner's own switch governs otherwise (P628). */
export const flagsOfFeatures: Partial<Record<Feature, Flag>> = {
  'hide-partner-redirect': 'hide-partner-portal-redirect',
  'hide-password-signin': 'hide-password-signin',
  'resubmission-requests': 'resubmission-requests',
};
