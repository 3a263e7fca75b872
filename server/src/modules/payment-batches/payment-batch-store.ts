import type { BatchMethod, BatchState } from '@handrail/engine/payments';
import { sql } from 'kysely';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { BatchItem, PaymentBatch } from './payment-batch.ts';

const columns = [
  'id',
  'method',
  'state',
  'item_count',
  'total_cents',
  'created_by',
  'created_at',
  'approved_by',
  'approved_at',
  'released_at',
  'sent_at',
  'confirmed_at',
  'held_at',
] as const;

type NewBatch = Pick<
  PaymentBatch,
  'id' | 'method' | 'itemCount' | 'totalCents' | 'effectiveDate' | 'createdBy'
>;

export async function insertBatch(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  batch: NewBatch,
): Promise<void> {
  await tx
    .insertInto('payment_batches')
    .values({
      ...{ partner_id: partnerId, id: batch.id, method: batch.method, state: 'open' },
      ...{ item_count: batch.itemCount, total_cents: batch.totalCents },
      ...{ effective_date: batch.effectiveDate, created_by: batch.createdBy, created_at: now() },
    })
    .execute();
}

export async function findBatch(
  tx: Transaction,
  partnerId: string,
  id: string,
): Promise<PaymentBatch | undefined> {
  const row = await select(tx, partnerId).where('id', '=', id).executeTakeFirst();
  return row && toBatch(row);
}

/** Reads a batch and keeps everyone else from moving it. */
export async function lockBatch(
  tx: Transaction,
  partnerId: string,
  id: string,
): Promise<PaymentBatch | undefined> {
  const row = await select(tx, partnerId).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toBatch(row);
}

const mostListed = 100;

export async function listBatches(tx: Transaction, partnerId: string): Promise<PaymentBatch[]> {
  const rows = await select(tx, partnerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute();
  return rows.map(toBatch);
}

type BatchStamps = Partial<{
  approved_by: string;
  approved_at: Date;
  released_by: string;
  released_at: Date;
  sent_at: Date;
  confirmed_at: Date;
}>;

/** Moves a batch from the state that was seen; false where it is in another one by now. */
export async function updateBatchState(
  tx: Transaction,
  partnerId: string,
  id: string,
  { seen, to, stamps }: { readonly seen: BatchState; readonly to: BatchState; readonly stamps: BatchStamps },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_batches')
    .set({ state: to, ...stamps })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('state', '=', seen)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Declares anew what is left in a batch, which nobody has approved in this form. */
export async function reduceBatch(
  tx: Transaction,
  partnerId: string,
  id: string,
  {
    seen,
    to,
    itemCount,
    totalCents,
  }: { readonly seen: BatchState; readonly to: BatchState } & Pick<PaymentBatch, 'itemCount' | 'totalCents'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_batches')
    .set({ state: to, item_count: itemCount, total_cents: totalCents, approved_by: null, approved_at: null })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('state', '=', seen)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** One batch of a partner is made at a time, so that no two take the same payments or numbers. */
export async function lockBatchMaking(tx: Transaction, partnerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payment-batches ${partnerId}`}, 0))`.execute(tx);
}

export async function findLastSequence(tx: Transaction, partnerId: string): Promise<number> {
  const { last } = await tx
    .selectFrom('payment_batch_items')
    .select((eb) => eb.fn.max<number | null>('sequence').as('last'))
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

export async function insertItems(
  tx: Transaction,
  partnerId: string,
  batchId: string,
  items: readonly Omit<BatchItem, 'paymentId'>[],
): Promise<void> {
  await tx
    .insertInto('payment_batch_items')
    .values(
      items.map(({ attemptId, amountCents, sequence }) => ({
        ...{ partner_id: partnerId, batch_id: batchId, attempt_id: attemptId },
        ...{ amount_cents: amountCents, sequence },
      })),
    )
    .execute();
}

export async function deleteItems(tx: Transaction, partnerId: string, batchId: string): Promise<void> {
  await tx
    .deleteFrom('payment_batch_items')
    .where('partner_id', '=', partnerId)
    .where('batch_id', '=', batchId)
    .execute();
}

export async function deleteItem(tx: Transaction, partnerId: string, attemptId: string): Promise<void> {
  await tx
    .deleteFrom('payment_batch_items')
    .where('partner_id', '=', partnerId)
    .where('attempt_id', '=', attemptId)
    .execute();
}

export async function listItems(tx: Transaction, partnerId: string, batchId: string): Promise<BatchItem[]> {
  const rows = await selectItems(tx, partnerId)
    .where('item.batch_id', '=', batchId)
    .orderBy('item.sequence')
    .execute();
  return rows.map(toItem);
}

/** The payments of a batch that have neither arrived nor come back. */
export async function listUnsettledItems(
  tx: Transaction,
  partnerId: string,
  batchId: string,
): Promise<BatchItem[]> {
  const rows = await selectItems(tx, partnerId)
    .where('item.batch_id', '=', batchId)
    .where('attempt.state', '=', 'accepted')
    .orderBy('item.sequence')
    .execute();
  return rows.map(toItem);
}

/** The payments that a bank names by the numbers we gave them, in batches that were sent. */
export async function listSentItems(
  tx: Transaction,
  partnerId: string,
  method: BatchMethod,
  sequences: readonly number[],
): Promise<BatchItem[]> {
  if (sequences.length === 0) return [];
  const rows = await selectItems(tx, partnerId)
    .innerJoin('payment_batches as batch', (join) =>
      join.onRef('batch.partner_id', '=', 'item.partner_id').onRef('batch.id', '=', 'item.batch_id'),
    )
    .where('batch.method', '=', method)
    .where('batch.state', 'in', ['sent', 'confirmed'] satisfies BatchState[])
    .where('item.sequence', 'in', sequences)
    .execute();
  return rows.map(toItem);
}

interface Waiting {
  readonly attemptId: string;
  readonly method: BatchMethod;
  readonly amountCents: number;
}

const mostInBatch = 5_000;

/** What was claimed from a provider, was accepted, and is in no batch; the oldest first. */
export async function listWaiting(
  tx: Transaction,
  partnerId: string,
  { provider, method }: { readonly provider: string; readonly method?: BatchMethod },
): Promise<Waiting[]> {
  let query = tx
    .selectFrom('payment_attempts as attempt')
    .innerJoin('payments as payment', (join) =>
      join
        .onRef('payment.partner_id', '=', 'attempt.partner_id')
        .onRef('payment.id', '=', 'attempt.payment_id'),
    )
    .select(['attempt.id', 'attempt.method', 'payment.amount_cents'])
    .where('attempt.partner_id', '=', partnerId)
    .where('attempt.provider', '=', provider)
    .where('attempt.state', '=', 'accepted')
    .where('payment.held_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payment_batch_items as item')
            .select('item.attempt_id')
            .whereRef('item.partner_id', '=', 'attempt.partner_id')
            .whereRef('item.attempt_id', '=', 'attempt.id'),
        ),
      ),
    );
  if (method) query = query.where('attempt.method', '=', method);
  const rows = await query.orderBy('attempt.created_at').orderBy('attempt.id').limit(mostInBatch).execute();
  return rows.map((row) => ({
    attemptId: row.id,
    method: row.method as BatchMethod,
    amountCents: row.amount_cents,
  }));
}

function selectItems(tx: Transaction, partnerId: string) {
  return tx
    .selectFrom('payment_batch_items as item')
    .innerJoin('payment_attempts as attempt', (join) =>
      join.onRef('attempt.partner_id', '=', 'item.partner_id').onRef('attempt.id', '=', 'item.attempt_id'),
    )
    .select(['item.attempt_id', 'item.amount_cents', 'item.sequence', 'attempt.payment_id'])
    .where('item.partner_id', '=', partnerId);
}

function toItem(row: {
  attempt_id: string;
  payment_id: string;
  amount_cents: number;
  sequence: number;
}): BatchItem {
  return {
    attemptId: row.attempt_id,
    paymentId: row.payment_id,
    amountCents: row.amount_cents,
    sequence: row.sequence,
  };
}

function select(tx: Transaction, partnerId: string) {
  return tx
    .selectFrom('payment_batches')
    .select(columns)
    .select(sql<string>`to_char(effective_date, 'YYYY-MM-DD')`.as('effective_date'))
    .where('partner_id', '=', partnerId);
}

interface BatchRow {
  readonly id: string;
  readonly method: string;
  readonly state: string;
  readonly item_count: number;
  readonly total_cents: number;
  readonly effective_date: string;
  readonly created_by: string;
  readonly created_at: Date;
  readonly approved_by: string | null;
  readonly approved_at: Date | null;
  readonly released_at: Date | null;
  readonly sent_at: Date | null;
  readonly confirmed_at: Date | null;
  readonly held_at: Date | null;
}

function toBatch(row: BatchRow): PaymentBatch {
  return {
    id: row.id,
    method: row.method as BatchMethod,
    state: row.state as BatchState,
    itemCount: row.item_count,
    totalCents: row.total_cents,
    effectiveDate: row.effective_date,
    createdBy: row.created_by,
    createdAt: row.created_at,
    approvedBy: row.approved_by,
    approvedAt: row.approved_at,
    releasedAt: row.released_at,
    sentAt: row.sent_at,
    confirmedAt: row.confirmed_at,
    heldAt: row.held_at,
  };
}
