/** The identity tenants that sign in at an identity provider; applicants never do. */
export type SsoTenant = 'advocate' | 'staff' | 'platform';

/** What our side has to know of an identity provider to believe it. */
export interface ProviderTrust {
  readonly entityId: string;
  /** Where a browser is sent to sign in. */
  readonly ssoUrl: string;
  /** The certificates that may sign, each as base64 without its frame; two while the provider changes its key. */
  readonly certificates: readonly string[];
}

/** The provider of one of a partner's tenants. */
export interface IdentityProvider extends ProviderTrust {
  /** What the sign-in button calls it. */
  readonly name: string;
  /** Which attribute holds the email; null means the usual ones. */
  readonly emailAttribute: string | null;
  readonly nameAttribute: string | null;
  readonly enabled: boolean;
}
