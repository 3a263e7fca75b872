import {
  batchProvider,
  type PaymentMethod,
  type PaymentStatus,
  type PaymentTrouble,
  openRecallStates,
  sentStatuses,
  holdableStatuses,
} from '@handrail/engine/payments';
import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../../../platform/db/generated/tables.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';

/** Which payments a list has; what is not said does not narrow it. */
export interface PaymentFilter {
  readonly status?: PaymentStatus | undefined;
  readonly method?: PaymentMethod | undefined;
  readonly fundId?: string | undefined;
  readonly programId?: string | undefined;
  readonly batchId?: string | undefined;
  /** The first and the last effective day, as YYYY-MM-DD. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly isHeld?: true | undefined;
  readonly troubles?: readonly PaymentTrouble[] | undefined;
}

/** The place of a payment in the list: by effective day, the latest first. */
export interface PaymentPlace {
  readonly day: string;
  readonly id: string;
}

export interface ListedPayment extends PaymentPlace {
  readonly fulfillmentId: string;
}

/** From when on something has waited for too long. */
interface Limits {
  readonly begunBefore: Date;
  readonly strandedBefore: Date;
  readonly scheduledBefore: string;
  /** Whoever changed where their money goes since then is not paid yet. */
  readonly now: Date;
  /** The providers that can be asked about a payment. */
  readonly connected: readonly string[];
}

export async function listPaymentPlaces(
  tx: Transaction,
  partnerId: string,
  filter: PaymentFilter,
  { after, limit, limits }: { after?: PaymentPlace | undefined; limit: number; limits: Limits },
): Promise<ListedPayment[]> {
  const { status, method, fundId, programId, batchId, from, to, isHeld, troubles } = filter;
  let query = tx
    .selectFrom('payments')
    .select(['id', 'fulfillment_id', 'scheduled_for'])
    .where('partner_id', '=', partnerId);
  if (status) query = query.where('status', '=', status);
  if (method) query = query.where('method', '=', method);
  if (fundId) query = query.where('fund_id', '=', fundId);
  if (programId) query = query.where('program_id', '=', programId);
  if (batchId) query = query.where('id', 'in', listPaymentIdsOfBatch(tx, partnerId, batchId));
  if (from) query = query.where('scheduled_for', '>=', from);
  if (to) query = query.where('scheduled_for', '<=', to);
  if (isHeld) query = query.where('held_at', 'is not', null).where('status', 'in', holdableStatuses);
  if (troubles)
    query = query.where((eb) => eb.or(troubles.map((trouble) => isInTrouble(eb, trouble, limits))));
  if (after) query = query.where(sql<boolean>`(scheduled_for, id) < (${after.day}::date, ${after.id}::uuid)`);
  const rows = await query.orderBy('scheduled_for', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return rows.map((row) => ({ id: row.id, day: row.scheduled_for, fulfillmentId: row.fulfillment_id }));
}

function listPaymentIdsOfBatch(tx: Transaction, partnerId: string, batchId: string) {
  return tx
    .selectFrom('payment_batch_items as item')
    .innerJoin('payment_attempts as attempt', (join) =>
      join.onRef('attempt.partner_id', '=', 'item.partner_id').onRef('attempt.id', '=', 'item.attempt_id'),
    )
    .select('attempt.payment_id')
    .where('item.partner_id', '=', partnerId)
    .where('item.batch_id', '=', batchId);
}

/** The same as findPaymentTrouble of the engine, which has the last word on each row. */
function isInTrouble(
  eb: ExpressionBuilder<DB, 'payments'>,
  trouble: PaymentTrouble,
  { begunBefore, strandedBefore, scheduledBefore, now, connected }: Limits,
) {
  const attempts = eb
    .selectFrom('payment_attempts as attempt')
    .select('attempt.id')
    .whereRef('attempt.partner_id', '=', 'payments.partner_id')
    .whereRef('attempt.payment_id', '=', 'payments.id');
  switch (trouble) {
    case 'held':
      return eb.and([eb('held_at', 'is not', null), eb('status', 'in', holdableStatuses)]);
    case 'unknown':
      return eb.exists(
        attempts
          .where('attempt.state', 'in', ['submitting', 'unknown'])
          .where('attempt.created_at', '<', begunBefore),
      );
    case 'returned':
      return eb.and([eb('status', '=', 'failed'), eb('money_in', '=', 'returned')]);
    case 'recalled':
      return eb.and([
        eb('status', '=', 'failed'),
        eb.exists(attempts.where('attempt.recall_state', '=', 'recalled')),
      ]);
    case 'recallStuck':
      return eb.and([
        eb('status', 'in', sentStatuses),
        eb.exists(
          attempts
            .where('attempt.recall_state', 'in', openRecallStates)
            .where(sql<boolean>`attempt.provider <> all(${connected}::text[])`),
        ),
      ]);
    case 'stranded':
      return eb.exists(
        attempts
          .where('attempt.state', 'in', ['submitting', 'unknown', 'accepted'])
          .where('attempt.created_at', '<', strandedBefore)
          .where(sql<boolean>`attempt.provider <> all(${[...connected, batchProvider]}::text[])`),
      );
    case 'failed':
      return eb.and([eb('status', '=', 'failed'), eb('money_in', '!=', 'returned')]);
    case 'unclaimed':
      return eb.and([
        ...[eb('status', '=', 'authorized'), eb('scheduled_for', '<', scheduledBefore)],
        eb.or([eb('method', 'is', null), eb('method', '!=', 'External')]),
      ]);
    case 'coolingDown':
      return eb.and([
        eb('status', '=', 'authorized'),
        eb.or([
          eb.exists(
            eb
              .selectFrom('users as payee')
              .select('payee.id')
              .whereRef('payee.partner_id', '=', 'payments.partner_id')
              .whereRef('payee.id', '=', 'payments.payee_user_id')
              .where('payee.payout_paused_until', '>', now),
          ),
          eb.exists(
            eb
              .selectFrom('vendors as vendor')
              .select('vendor.id')
              .whereRef('vendor.partner_id', '=', 'payments.partner_id')
              .whereRef('vendor.id', '=', 'payments.vendor_id')
              // Whether it is large enough to wait depends on what else is due that day: findHold knows.
              .where('vendor.payout_paused_until', '>', now),
          ),
        ]),
      ]);
    case 'unrecorded':
      return eb.and([
        ...[eb('status', '=', 'authorized'), eb('scheduled_for', '<', scheduledBefore)],
        eb('method', '=', 'External'),
      ]);
  }
}
