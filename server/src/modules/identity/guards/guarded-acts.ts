import type { Limit } from '../../../platform/limits/limit.ts';

interface GuardedAct {
  /** For one email address at one tenant, whether or not there is an account. */
  readonly address?: Limit;
  /** For one client network. Offices, libraries and shelters share one, so it is wide. */
  readonly network: Limit;
  /** For everyone of the partner together. */
  readonly partner: Limit;
  /** How many go through before the browser has to show that a person is there. */
  readonly free?: { readonly address: number; readonly network: number };
}

/** Every act that a stranger can repeat, and how often. */
export const guardedActs = {
  magicLink: {
    ...defineLimits('magic-link', { windowMinutes: 60, address: 5, network: 500, partner: 3_000 }),
    free: { address: 3, network: 100 },
  },
  password: {
    ...defineLimits('password', { windowMinutes: 15, address: 10, network: 300, partner: 2_000 }),
    free: { address: 4, network: 100 },
  },
  passwordReset: {
    ...defineLimits('password-reset', { windowMinutes: 60, address: 3, network: 50, partner: 1_000 }),
    free: { address: 2, network: 20 },
  },
  verificationMail: defineLimits('verification-mail', {
    ...{ windowMinutes: 60, address: 5, network: 100, partner: 3_000 },
  }),
  eligibilityMail: {
    ...defineLimits('eligibility-mail', { windowMinutes: 60, address: 3, network: 100, partner: 1_000 }),
    free: { address: 2, network: 20 },
  },
  singleSignOn: defineLimits('single-sign-on', { windowMinutes: 15, network: 300, partner: 3_000 }),
  session: defineLimits('session', { windowMinutes: 15, network: 300, partner: 10_000 }),
} as const satisfies Record<string, GuardedAct>;

export type GuardedActName = keyof typeof guardedActs;

interface Numbers {
  readonly windowMinutes: number;
  readonly address?: number;
  readonly network: number;
  readonly partner: number;
}

function defineLimits(act: string, { windowMinutes, address, network, partner }: Numbers): GuardedAct {
  return {
    ...(address !== undefined && { address: { key: `${act}:address`, max: address, windowMinutes } }),
    network: { key: `${act}:network`, max: network, windowMinutes },
    partner: { key: `${act}:partner`, max: partner, windowMinutes },
  };
}
