import {
  findJournalMove,
  getPaymentMove,
  isEverythingSent,
  type PaymentMethod,
  type PaymentMoveName,
  type PaymentStatus,
} from '@handrail/engine/payments';
import { appendAuditEvent, type Json } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Case, lockCase, recordPaymentsSent } from '../cases/index.ts';
import { postEntry } from '../funds/index.ts';
import { findFulfillment } from './fulfillment-store.ts';
import { findHold } from './guarding/find-hold.ts';
import { findTaxFormGaps } from './guarding/find-tax-form-gaps.ts';
import { assertMayMove } from './payment-policy.ts';
import {
  findPayment,
  listPaymentsOfCases,
  lockPayment,
  type PaymentChanges,
  updatePaymentStatus,
} from './payment-store.ts';
import type { Payment } from './payment.ts';

export interface PaymentMoveRequest {
  readonly paymentId: string;
  readonly move: PaymentMoveName;
  /** The status that whoever asks saw; where it is another one by now, nothing is done. */
  readonly seen: PaymentStatus;
  readonly method?: PaymentMethod | undefined;
  /** When it happened, where that was not now. */
  readonly at?: Date | undefined;
  /** A provider has taken it, so it is booked whatever would keep it from being sent now. */
  readonly isTaken?: boolean;
  /** What else the audit log keeps. */
  readonly record?: Readonly<Record<string, Json>>;
}

/**
 * Does one move of the table to a payment, in the caller's transaction: locks, checks, moves, books, and has the case
 * count as paid once everything is sent. Every path goes through it: screens, jobs and what banks report.
 */
export async function movePayment(
  tx: Transaction,
  ctx: RequestContext,
  { paymentId, move: name, seen, method, at, isTaken = false, record }: PaymentMoveRequest,
): Promise<Payment> {
  const { payment, caseRecord } = await lockWithCase(tx, ctx, paymentId);
  assertMayMove(ctx, name, payment);
  if (payment.status !== seen) throw new AppError('PAYMENT_CHANGED');
  const move = getPaymentMove(name);
  if (!move.from.includes(payment.status)) throw new AppError('PAYMENT_MOVE_REFUSED');
  if (move.to === 'authorized' || move.to === 'initiated') await refuseUnready(tx, ctx, payment);
  if (move.to === 'initiated' && !isTaken) await refuseUnsendable(tx, ctx, payment);

  const { status: from, fundId, amountCents, programId } = payment;
  const step = { from, to: move.to, now: ctx.now() };
  const changes = { ...toTimes(move.to, at ?? ctx.now()), method };
  if (!(await updatePaymentStatus(tx, ctx.partnerId, payment, step, changes).catch(refuseUnanswered)))
    throw new AppError('PAYMENT_CHANGED');
  const entry = findJournalMove(payment.moneyIn, move.moneyTo);
  const entryId =
    entry &&
    (await postEntry(tx, ctx, { fundId, move: entry, amountCents, payment: { id: paymentId, programId } }));

  appendAuditEvent(tx, ctx, {
    action: name,
    entityType: 'payment',
    entityId: paymentId,
    previous: { status: from },
    next: {
      status: move.to,
      caseId: payment.caseId,
      fundId,
      amountCents,
      ...(entryId && { entryId }),
      ...record,
    },
  });
  await recordIfSent(tx, ctx, caseRecord);
  return getPayment(tx, ctx, paymentId);
}

/** The case before the payment before the fund: whoever takes another order can wait for someone who waits for them. */
export async function lockWithCase(
  tx: Transaction,
  { partnerId }: Pick<RequestContext, 'partnerId'>,
  paymentId: string,
): Promise<{ payment: Payment; caseRecord: Case }> {
  const known = await findPayment(tx, partnerId, paymentId);
  const caseRecord = known && (await lockCase(tx, partnerId, known.caseId));
  const payment = caseRecord && (await lockPayment(tx, partnerId, paymentId));
  if (!payment) throw new AppError('NOT_FOUND');
  return { payment, caseRecord };
}

/** While the bank has not said whether it pays, the money cannot go back to the fund. */
function refuseUnanswered(error: unknown): never {
  if ((error as { constraint?: string }).constraint !== 'payments_open_attempt') throw error;
  throw new AppError('PAYMENT_UNANSWERED', undefined, { cause: error });
}

/** The database refuses the same; this has words for it. */
async function refuseUnready(
  tx: Transaction,
  { partnerId }: RequestContext,
  { heldAt, fulfillmentId }: Payment,
): Promise<void> {
  if (heldAt) throw new AppError('PAYMENT_HELD');
  const award = await findFulfillment(tx, partnerId, fulfillmentId);
  if (award?.needsApproval && !award.approvedBy) throw new AppError('PAYMENT_NEEDS_APPROVAL');
}

async function refuseUnsendable(tx: Transaction, ctx: RequestContext, payment: Payment): Promise<void> {
  if (await findHold(tx, ctx, payment)) throw new AppError('PAYMENT_HELD');
  // The product sends nothing by itself: it books what others have checked and sent.
  if (ctx.actor.kind === 'system') return;
  if ((await findTaxFormGaps(tx, ctx.partnerId, [payment])).size > 0)
    throw new AppError('PAYMENT_NEEDS_TAX_FORM');
}

function toTimes(to: PaymentStatus, now: Date): PaymentChanges {
  if (to === 'initiated') return { initiatedAt: now };
  if (to === 'success') return { completedAt: now };
  if (to === 'authorized') return { initiatedAt: null, completedAt: null, authorizedAt: now };
  return {};
}

/** Approved becomes PaymentSent with the last payment that leaves. */
async function recordIfSent(tx: Transaction, ctx: RequestContext, caseRecord: Case): Promise<void> {
  if (caseRecord.status !== 'Approved') return;
  const payments = await listPaymentsOfCases(tx, ctx.partnerId, [caseRecord.id]);
  if (isEverythingSent(payments.map(({ status }) => status))) await recordPaymentsSent(tx, ctx, caseRecord);
}

async function getPayment(tx: Transaction, { partnerId }: RequestContext, id: string): Promise<Payment> {
  const found = await findPayment(tx, partnerId, id);
  if (!found) throw new Error('The payment is gone');
  return found;
}
