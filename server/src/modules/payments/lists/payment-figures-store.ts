import { type PaymentStatus, sentStatuses } from '@handrail/engine/payments';
import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../../../platform/db/generated/tables.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';

export interface PaymentSum {
  readonly count: number;
  readonly amountCents: number;
}

/** What was sent on a day and has not come back. */
export interface SentOnDay {
  /** As YYYY-MM-DD. */
  readonly day: string;
  readonly inTransitCents: number;
  readonly arrivedCents: number;
}

/** What left since then and has not come back. */
export async function sumSentSince(tx: Transaction, partnerId: string, since: Date): Promise<PaymentSum> {
  const row = await tx
    .selectFrom('payments')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('amount_cents').as('cents')])
    .where('partner_id', '=', partnerId)
    .where('status', 'in', sentStatuses)
    .where('initiated_at', '>=', since)
    .executeTakeFirstOrThrow();
  return toSum(row);
}

export async function sumByStatus(
  tx: Transaction,
  partnerId: string,
  statuses: readonly PaymentStatus[],
): Promise<Map<string, PaymentSum>> {
  const rows = await tx
    .selectFrom('payments')
    .select((eb) => ['status', eb.fn.countAll().as('count'), eb.fn.sum('amount_cents').as('cents')])
    .where('partner_id', '=', partnerId)
    .where('status', 'in', statuses)
    .groupBy('status')
    .execute();
  return new Map(rows.map((row) => [row.status, toSum(row)]));
}

export async function sumSentByDay(
  tx: Transaction,
  partnerId: string,
  since: Date,
  timeZone: string,
): Promise<Map<string, SentOnDay>> {
  const day = sql<string>`to_char(initiated_at at time zone ${timeZone}::text, 'YYYY-MM-DD')`;
  const rows = await tx
    .selectFrom('payments')
    .select((eb) => [
      day.as('day'),
      sumWhere(eb, 'initiated').as('in_transit'),
      sumWhere(eb, 'success').as('arrived'),
    ])
    .where('partner_id', '=', partnerId)
    .where('status', 'in', sentStatuses)
    .where('initiated_at', '>=', since)
    .groupBy(sql`1`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.day,
      { day: row.day, inTransitCents: Number(row.in_transit), arrivedCents: Number(row.arrived) },
    ]),
  );
}

function sumWhere(eb: ExpressionBuilder<DB, 'payments'>, status: PaymentStatus) {
  return eb.fn.coalesce(eb.fn.sum('amount_cents').filterWhere('status', '=', status), sql<string>`0`);
}

function toSum({
  count,
  cents,
}: {
  count: string | number | bigint;
  cents: string | number | bigint | null;
}) {
  return { count: Number(count), amountCents: Number(cents ?? 0) };
}
