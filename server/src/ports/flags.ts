export type FlagKey =
  | 'case-workflow-improvements'
  | 'hide-partner-portal-redirect'
  | 'hide-password-signin'
  | 'session-timeouts'
  | 'intro-pages-navigation'
  | 'resubmission-requests'
  | 'application-diffs'
  | 'claim-content';

export interface FlagValue {
  readonly enabled: boolean;
  readonly payload?: unknown;
  /** Nobody has set this flag, or its source failed. */
  readonly isDefault?: true;
}

/** Feature flags of one partner. A source that fails answers "off", never an error. */
export interface Flags {
  readonly evaluate: (partnerId: string, key: FlagKey) => Promise<FlagValue>;
}
