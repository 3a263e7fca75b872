/** The switches of partners and programs that the portal reacts to. */
export const featureKeys = {
  hidePasswordSignIn: 'hide-password-sign-in',
  hidePartnerRedirect: 'hide-partner-redirect',
  partnerIssuedPayments: 'partner-issued-payments',
  applicantPayments: 'applicant-payments',
  directDeposit: 'direct-deposit',
} as const;

type FeatureKey = (typeof featureKeys)[keyof typeof featureKeys];

export function hasFeature(owner: { readonly features: readonly string[] }, key: FeatureKey): boolean {
  return owner.features.includes(key);
}
