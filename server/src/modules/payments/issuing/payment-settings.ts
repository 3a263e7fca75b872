/** Who may issue what at a partner. */
export interface PaymentSettings {
  /** Whether the person who certified or approved an amount may issue it too. */
  readonly certifierMayIssue: boolean;
  /** Above this, a second person approves; null means never. */
  readonly secondApproverAboveCents: number | null;
  /** Above this, the amount is typed twice; null means never. */
  readonly retypeAboveCents: number | null;
}

/** What holds for a partner that never said anything else. */
export const usualSettings: PaymentSettings = {
  certifierMayIssue: false,
  secondApproverAboveCents: 1_000_000,
  retypeAboveCents: 100_000,
};
