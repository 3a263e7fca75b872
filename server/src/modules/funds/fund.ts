import type { Balances, JournalMoveName } from '@handrail/engine/payments';

/** Money of a partner, and what it may be used for. */
export interface Fund {
  readonly id: string;
  readonly name: string;
  /** The programs that it may pay for; empty means all of them. */
  readonly programIds: readonly string[];
  /** The first and the last day on which money may be issued from it, as YYYY-MM-DD. */
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  /** From where down the remaining money counts as low. */
  readonly lowBalanceCents: number | null;
  readonly blockedReason: string | null;
  readonly closedAt: Date | null;
  readonly version: number;
  readonly createdAt: Date;
}

export interface FundWithBalances extends Fund {
  readonly balances: Balances;
}

/** What someone wants a fund to be. */
export interface FundDraft {
  readonly name: string;
  readonly programIds: readonly string[];
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly lowBalanceCents: number | null;
}

/** One move of money, as the journal has it. */
export interface JournalEntry {
  readonly seq: number;
  readonly id: string;
  readonly fundId: string;
  readonly move: JournalMoveName;
  readonly amountCents: number;
  readonly paymentId: string | null;
  readonly programId: string | null;
  readonly userId: string | null;
  readonly memo: string | null;
  readonly at: Date;
  /** The balances after it. */
  readonly balances: Balances;
}

export function isLow({ lowBalanceCents, balances }: FundWithBalances): boolean {
  return lowBalanceCents !== null && balances.remaining <= lowBalanceCents;
}

/** What came into the fund and was not taken out again. */
export function totalOf({ source }: Balances): number {
  return source === 0 ? 0 : -source;
}
