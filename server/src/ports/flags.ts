import type { Flag } from '@handrail/engine';

export type FlagKey = Flag;

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
