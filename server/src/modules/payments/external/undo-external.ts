import { canAct, type PaymentStatus } from '@handrail/engine/payments';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../../platform/recent-sign-in.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { isOwnAward } from '../issuing/own-payee.ts';
import { lockWithCase, movePayment } from '../move-payment.ts';
import { keepCancelReason } from '../payment-note-store.ts';

interface UndoRequest {
  readonly paymentId: string;
  readonly seen: PaymentStatus;
  readonly reason: string;
}

/**
 * Undoes the record of a payment that was not made outside after all, or came back. The books keep both: the money goes from
 * disbursed to returned by an entry of its own, and from there the payment is issued again or canceled.
 */
export async function undoExternalPayment(
  ctx: RequestContext,
  { paymentId, seen, reason }: UndoRequest,
): Promise<string> {
  const { userId } = getStaffWith(ctx.actor, 'issuePayments');
  assertRecentSignIn(ctx, 'issueFunds');
  if (reason.trim() === '') throw new AppError('REASON_REQUIRED');
  return ctx.db.transaction(async (tx) => {
    const { payment } = await lockWithCase(tx, ctx, paymentId);
    const stands = { ...payment, isHeld: payment.heldAt !== null, isUnanswered: false };
    if (payment.status !== seen) throw new AppError('PAYMENT_CHANGED');
    if (!canAct('undoExternal', stands)) throw new AppError('PAYMENT_MOVE_REFUSED');
    if (await isOwnAward(tx, ctx, [payment], userId)) throw new AppError('FORBIDDEN');
    const { fulfillmentId } = await movePayment(tx, ctx, { paymentId, seen, move: 'returnPayment' });
    await keepCancelReason(tx, ctx, paymentId, reason.trim());
    appendAuditEvent(tx, ctx, {
      ...{ action: 'undoExternalPayment', entityType: 'payment', entityId: paymentId },
      next: { caseId: payment.caseId, amountCents: payment.amountCents },
    });
    return fulfillmentId;
  });
}
