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
  coolDownHours: 72,
};
