import { usualCoolDownHours } from '../../users/index.ts';

/** Who may issue what at a partner. */
export interface PaymentSettings {
  /** Whether the person who certified or approved an amount may issue it too. */
  readonly certifierMayIssue: boolean;
  /** Above this, a second person approves; null means never. */
  readonly secondApproverAboveCents: number | null;
  /** Above this, the amount is typed twice; null means never. */
  readonly retypeAboveCents: number | null;
  /** After how many days a payee is reminded to claim; 0 means never. */
  readonly claimReminderDays: number;
  /** After how many days money that nobody claims goes back to the fund; 0 means never. */
  readonly claimWithinDays: number;
  /** For how many hours nothing is sent to someone who changed where their money goes. */
  readonly coolDownHours: number;
}

/** What holds for a partner that never said anything else. */
export const usualSettings: PaymentSettings = {
  certifierMayIssue: false,
  secondApproverAboveCents: 1_000_000,
  retypeAboveCents: 100_000,
  claimReminderDays: 7,
  claimWithinDays: 180,
  coolDownHours: usualCoolDownHours,
};

/** Settings that guard money against the people who move it. */
export const guardNames = [
  'certifierMayIssue',
  'secondApproverAboveCents',
  'retypeAboveCents',
  'coolDownHours',
] as const satisfies readonly (keyof PaymentSettings)[];

export type Guards = Pick<PaymentSettings, (typeof guardNames)[number]>;

/** Guards that will be lower, each with the moment from which it holds. */
export type PendingGuards = {
  readonly [Name in keyof Guards]?: { readonly value: Guards[Name]; readonly from: Date };
};

/** How much a guard lets pass; more is less safe. */
const laxity: { readonly [Name in keyof Guards]: (value: Guards[Name]) => number } = {
  certifierMayIssue: Number,
  secondApproverAboveCents: (cents) => cents ?? Infinity,
  retypeAboveCents: (cents) => cents ?? Infinity,
  coolDownHours: (hours) => -hours,
};

export function isLower<Name extends keyof Guards>(
  name: Name,
  before: Guards[Name],
  after: Guards[Name],
): boolean {
  return laxity[name](after) > laxity[name](before);
}
