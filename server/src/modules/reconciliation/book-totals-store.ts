import { sql } from 'kysely';
import type { Transaction } from '../../platform/db/partner-db.ts';

export const comparedAccounts = ['obligated', 'inTransit', 'disbursed', 'returned', 'remaining'] as const;

/** The compared accounts of a fund, in their order, from the same snapshot of the database. */
export interface FundTotals {
  readonly fundId: string;
  readonly accounts: readonly number[];
  /** As the last entry of the journal has them. */
  readonly journal: readonly number[];
  /** Added up over the payments, which say nothing about what remains. */
  readonly payments: readonly number[];
}

/** One statement, so that no payment moves between two looks. */
export async function listFundTotals(tx: Transaction, partnerId: string): Promise<FundTotals[]> {
  const { rows } = await sql<{ fund_id: string; accounts: number[]; journal: number[]; payments: number[] }>`
    select accounts.fund_id,
           array[obligated_cents, in_transit_cents, disbursed_cents, returned_cents, remaining_cents] as accounts,
           array[coalesce(last.obligated_after_cents, 0), coalesce(last.in_transit_after_cents, 0),
                 coalesce(last.disbursed_after_cents, 0), coalesce(last.returned_after_cents, 0),
                 coalesce(last.remaining_after_cents, 0)] as journal,
           array[coalesce(paid.obligated, 0), coalesce(paid.in_transit, 0), coalesce(paid.disbursed, 0),
                 coalesce(paid.returned, 0)]::bigint[] as payments
      from fund_accounts as accounts
      left join lateral (
        select * from journal_entries as entry
         where entry.partner_id = accounts.partner_id and entry.fund_id = accounts.fund_id
         order by entry.seq desc limit 1) as last on true
      left join lateral (
        select sum(amount_cents) filter (where money_in = 'obligated') as obligated,
               sum(amount_cents) filter (where money_in = 'inTransit') as in_transit,
               sum(amount_cents) filter (where money_in = 'disbursed') as disbursed,
               sum(amount_cents) filter (where money_in = 'returned') as returned
          from payments
         where payments.partner_id = accounts.partner_id and payments.fund_id = accounts.fund_id) as paid on true
     where accounts.partner_id = ${partnerId}
     order by accounts.fund_id`.execute(tx);
  return rows.map(({ fund_id, accounts, journal, payments }) => ({
    ...{ fundId: fund_id, accounts: accounts.map(Number) },
    ...{ journal: journal.map(Number), payments: payments.map(Number) },
  }));
}

export interface ProgramTotals {
  readonly programId: string;
  readonly awardedCents: number;
  readonly paymentCents: number;
}

/** What each program shows as awarded, and what its payments add up to. */
export async function listProgramTotals(tx: Transaction, partnerId: string): Promise<ProgramTotals[]> {
  const { rows } = await sql<{ program_id: string; awarded: string; paid: string }>`
    select balances.program_id, balances.awarded_cents::text as awarded, coalesce(sum(payments.amount_cents), 0)::text as paid
      from program_balances as balances
      left join payments on payments.partner_id = balances.partner_id and payments.program_id = balances.program_id
                        and payments.money_in in ('obligated', 'inTransit', 'disbursed')
     where balances.partner_id = ${partnerId}
     group by balances.program_id, balances.awarded_cents
     order by balances.program_id`.execute(tx);
  return rows.map(({ program_id, awarded, paid }) => ({
    programId: program_id,
    awardedCents: Number(awarded),
    paymentCents: Number(paid),
  }));
}
