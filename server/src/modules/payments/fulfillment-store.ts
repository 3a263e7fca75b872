import type { RecurringPattern } from '@handrail/engine/payments';
import type { RequestContext } from '../../platform/context.ts';
import { encryptField } from '../../platform/crypto/field-encryption.ts';
import { withDisplayId } from '../../platform/db/display-id.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { Fulfillment, PaymentPatternOf, ScheduleType } from './payment.ts';

const columns = [
  'id',
  'display_id',
  'case_id',
  'program_id',
  'fund_id',
  'approved_amount_cents',
  'schedule_type',
  'issued_by',
  'issued_at',
  'needs_approval',
  'approved_by',
  'approved_at',
  'stopped_at',
  'version',
] as const;

export type NewFulfillment = Pick<
  Fulfillment,
  | 'caseId'
  | 'programId'
  | 'fundId'
  | 'approvedAmountCents'
  | 'scheduleType'
  | 'issuedBy'
  | 'issuedAt'
  | 'needsApproval'
>;

export async function insertFulfillment(
  tx: Transaction,
  partnerId: string,
  award: NewFulfillment,
): Promise<Fulfillment> {
  const insert = (displayId: string) =>
    tx
      .insertInto('fulfillments')
      .values({
        partner_id: partnerId,
        display_id: displayId,
        case_id: award.caseId,
        program_id: award.programId,
        fund_id: award.fundId,
        approved_amount_cents: award.approvedAmountCents,
        schedule_type: award.scheduleType,
        issued_by: award.issuedBy,
        issued_at: award.issuedAt,
        needs_approval: award.needsApproval,
      })
      .onConflict((conflict) => conflict.columns(['partner_id', 'display_id']).doNothing())
      .returning(columns)
      .executeTakeFirst();
  return toFulfillment(await withDisplayId(insert));
}

export async function insertPattern(
  tx: Transaction,
  partnerId: string,
  { fulfillmentId, pattern, amountCents, totalAmountCents, count, start }: Omit<PaymentPatternOf, 'id'>,
): Promise<void> {
  await tx
    .insertInto('payment_patterns')
    .values({
      partner_id: partnerId,
      fulfillment_id: fulfillmentId,
      pattern,
      amount_cents: amountCents,
      total_amount_cents: totalAmountCents,
      count,
      start_on: start,
    })
    .execute();
}

export async function findFulfillment(
  tx: Transaction,
  partnerId: string,
  id: string,
): Promise<Fulfillment | undefined> {
  const row = await select(tx, partnerId).where('id', '=', id).executeTakeFirst();
  return row && toFulfillment(row);
}

/** The awards of cases, the oldest first. */
export async function listFulfillmentsOfCases(
  tx: Transaction,
  partnerId: string,
  caseIds: readonly string[],
): Promise<Fulfillment[]> {
  if (caseIds.length === 0) return [];
  const rows = await select(tx, partnerId)
    .where('case_id', 'in', caseIds)
    .orderBy('issued_at')
    .orderBy('id')
    .execute();
  return rows.map(toFulfillment);
}

export async function listFulfillmentsByIds(
  tx: Transaction,
  partnerId: string,
  ids: readonly string[],
): Promise<Fulfillment[]> {
  if (ids.length === 0) return [];
  const rows = await select(tx, partnerId)
    .where('id', 'in', ids)
    .orderBy('issued_at')
    .orderBy('id')
    .execute();
  return rows.map(toFulfillment);
}

export async function listPatterns(
  tx: Transaction,
  partnerId: string,
  fulfillmentIds: readonly string[],
): Promise<PaymentPatternOf[]> {
  if (fulfillmentIds.length === 0) return [];
  const rows = await tx
    .selectFrom('payment_patterns')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('fulfillment_id', 'in', fulfillmentIds)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    fulfillmentId: row.fulfillment_id,
    pattern: row.pattern as RecurringPattern,
    amountCents: row.amount_cents,
    totalAmountCents: row.total_amount_cents,
    count: row.count,
    start: row.start_on,
  }));
}

export async function keepApproval(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  { id, version }: Pick<Fulfillment, 'id' | 'version'>,
  approvedBy: string,
): Promise<void> {
  await change(tx, partnerId, id)
    .set({ approved_by: approvedBy, approved_at: now(), version: version + 1 })
    .execute();
}

export async function keepStop(
  tx: Transaction,
  ctx: Pick<RequestContext, 'partnerId' | 'keys' | 'now'>,
  { id, version }: Pick<Fulfillment, 'id' | 'version'>,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<void> {
  const place = { table: 'fulfillments', column: 'stop_reason', purpose: 'payment', rowId: id } as const;
  await change(tx, ctx.partnerId, id)
    .set({
      ...{ stopped_by: by, stopped_at: ctx.now(), version: version + 1 },
      stop_reason: await encryptField(tx, ctx, place, reason),
    })
    .execute();
}

const mostWaiting = 100;

/** The awards that wait for a second person, the oldest first. */
export async function listWaitingForApproval(tx: Transaction, partnerId: string): Promise<Fulfillment[]> {
  const rows = await select(tx, partnerId)
    .where('needs_approval', '=', true)
    .where('approved_by', 'is', null)
    .where('stopped_at', 'is', null)
    .orderBy('issued_at')
    .orderBy('id')
    .limit(mostWaiting)
    .execute();
  return rows.map(toFulfillment);
}

function change(tx: Transaction, partnerId: string, id: string) {
  return tx.updateTable('fulfillments').where('partner_id', '=', partnerId).where('id', '=', id);
}

function select(tx: Transaction, partnerId: string) {
  return tx.selectFrom('fulfillments').select(columns).where('partner_id', '=', partnerId);
}

interface FulfillmentRow {
  readonly id: string;
  readonly display_id: string;
  readonly case_id: string;
  readonly program_id: string;
  readonly fund_id: string;
  readonly approved_amount_cents: number;
  readonly schedule_type: string;
  readonly issued_by: string;
  readonly issued_at: Date;
  readonly needs_approval: boolean;
  readonly approved_by: string | null;
  readonly approved_at: Date | null;
  readonly stopped_at: Date | null;
  readonly version: number;
}

function toFulfillment(row: FulfillmentRow): Fulfillment {
  return {
    id: row.id,
    displayId: row.display_id,
    caseId: row.case_id,
    programId: row.program_id,
    fundId: row.fund_id,
    approvedAmountCents: row.approved_amount_cents,
    scheduleType: row.schedule_type as ScheduleType,
    issuedBy: row.issued_by,
    issuedAt: row.issued_at,
    needsApproval: row.needs_approval,
    approvedBy: row.approved_by,
    approvedAt: row.approved_at,
    stoppedAt: row.stopped_at,
    version: row.version,
  };
}
