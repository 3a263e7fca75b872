import type {
  AccountKind,
  PayeeFlag,
  PayeeType,
  PaymentMethod,
  PaymentStatus,
  RecurringPattern,
} from '@handrail/engine/payments';

/** An award: what a case was given, from which fund and on which schedule. */
export interface Fulfillment {
  readonly id: string;
  readonly displayId: string;
  readonly caseId: string;
  readonly programId: string;
  readonly fundId: string;
  readonly approvedAmountCents: number;
  readonly scheduleType: ScheduleType;
  readonly issuedBy: string;
  readonly issuedAt: Date;
  /** A second person has to approve it before anything is paid. */
  readonly needsApproval: boolean;
  readonly approvedBy: string | null;
  readonly approvedAt: Date | null;
  readonly stoppedAt: Date | null;
  readonly version: number;
}

export const scheduleTypes = ['OneTime', 'Recurring'] as const;
export type ScheduleType = (typeof scheduleTypes)[number];

/** How the payments of a recurring award come. */
export interface PaymentPatternOf {
  readonly id: string;
  readonly fulfillmentId: string;
  readonly pattern: RecurringPattern;
  readonly amountCents: number;
  readonly totalAmountCents: number;
  readonly count: number;
  readonly start: string;
}

export type HoldKind = 'staff' | PayeeFlag;

export interface Payee {
  readonly type: PayeeType;
  /** Of the account, or of the vendor. */
  readonly id: string;
}

/** One payment of an award. */
export interface Payment {
  readonly id: string;
  readonly displayId: string;
  readonly fulfillmentId: string;
  readonly caseId: string;
  readonly programId: string;
  readonly fundId: string;
  readonly number: number;
  readonly status: PaymentStatus;
  readonly amountCents: number;
  /** The account of the fund that has its money. */
  readonly moneyIn: AccountKind;
  /** As YYYY-MM-DD. */
  readonly scheduledFor: string;
  /** Null until the payee or staff choose one. */
  readonly method: PaymentMethod | null;
  readonly payee: Payee;
  readonly mailingAddressType: string | null;
  readonly heldAt: Date | null;
  readonly holdKind: HoldKind | null;
  readonly clearedFlags: readonly PayeeFlag[];
  readonly initiatedAt: Date | null;
  readonly completedAt: Date | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
