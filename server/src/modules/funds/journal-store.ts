import { randomUUID } from 'node:crypto';
import { type Balances, getJournalMove, type JournalMoveName, noBalances } from '@handrail/engine/payments';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { JournalEntry } from './fund.ts';

/** What is moved. The database numbers, chains and books it. */
export interface NewEntry {
  /** Made by the browser before it asks, where asking twice must book once. */
  readonly id?: string | undefined;
  readonly fundId: string;
  readonly move: JournalMoveName;
  readonly amountCents: number;
  /** Whose money moves: the payment and its program; neither for deposits and withdrawals. */
  readonly payment?: { readonly id: string; readonly programId: string };
  readonly memo?: string | undefined;
}

export async function insertEntry(
  tx: Transaction,
  { partnerId, actor, now }: Pick<RequestContext, 'partnerId' | 'actor' | 'now'>,
  { id = randomUUID(), fundId, move, amountCents, payment, memo }: NewEntry,
): Promise<string> {
  const { from, to } = getJournalMove(move);
  await tx
    .insertInto('journal_entries')
    .values({
      ...{ partner_id: partnerId, fund_id: fundId, id, move, debit: to, credit: from },
      amount_cents: amountCents,
      payment_id: payment?.id ?? null,
      program_id: payment?.programId ?? null,
      actor_kind: actor.kind,
      user_id: 'userId' in actor ? actor.userId : null,
      memo: memo ?? null,
      at: now(),
    })
    .execute();
  return id;
}

const columns = [
  'seq',
  'id',
  'fund_id',
  'move',
  'amount_cents',
  'payment_id',
  'program_id',
  'user_id',
  'memo',
  'at',
  'source_after_cents',
  'remaining_after_cents',
  'obligated_after_cents',
  'in_transit_after_cents',
  'disbursed_after_cents',
  'returned_after_cents',
] as const;

export async function findEntry(
  tx: Transaction,
  partnerId: string,
  id: string,
): Promise<JournalEntry | undefined> {
  const row = await tx
    .selectFrom('journal_entries')
    .select(columns)
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toEntry(row);
}

/** The entries of a fund, newest first, from before a place on. */
export async function listEntries(
  tx: Transaction,
  partnerId: string,
  fundId: string,
  { before, most }: { readonly before?: number | undefined; readonly most: number },
): Promise<JournalEntry[]> {
  const query = tx
    .selectFrom('journal_entries')
    .select(columns)
    .where('partner_id', '=', partnerId)
    .where('fund_id', '=', fundId)
    .orderBy('seq', 'desc')
    .limit(most);
  const rows = await (before === undefined ? query : query.where('seq', '<', before)).execute();
  return rows.map(toEntry);
}

/** The balances of a fund at a moment: those after the last entry until then. */
export async function findBalancesAt(
  tx: Transaction,
  partnerId: string,
  fundId: string,
  moment: Date,
): Promise<Balances> {
  const row = await tx
    .selectFrom('journal_entries')
    .select(columns)
    .where('partner_id', '=', partnerId)
    .where('fund_id', '=', fundId)
    .where('at', '<=', moment)
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toEntry(row).balances : noBalances;
}

interface EntryRow {
  readonly seq: number;
  readonly id: string;
  readonly fund_id: string;
  readonly move: string;
  readonly amount_cents: number;
  readonly payment_id: string | null;
  readonly program_id: string | null;
  readonly user_id: string | null;
  readonly memo: string | null;
  readonly at: Date;
  readonly source_after_cents: number;
  readonly remaining_after_cents: number;
  readonly obligated_after_cents: number;
  readonly in_transit_after_cents: number;
  readonly disbursed_after_cents: number;
  readonly returned_after_cents: number;
}

function toEntry(row: EntryRow): JournalEntry {
  return {
    seq: row.seq,
    id: row.id,
    fundId: row.fund_id,
    move: row.move as JournalMoveName,
    amountCents: row.amount_cents,
    paymentId: row.payment_id,
    programId: row.program_id,
    userId: row.user_id,
    memo: row.memo,
    at: row.at,
    balances: {
      source: row.source_after_cents,
      remaining: row.remaining_after_cents,
      obligated: row.obligated_after_cents,
      inTransit: row.in_transit_after_cents,
      disbursed: row.disbursed_after_cents,
      returned: row.returned_after_cents,
    },
  };
}
