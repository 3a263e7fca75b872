import { canAct } from '@handrail/engine/payments';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../../platform/recent-sign-in.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { assertNotOwn } from '../issuing/own-payee.ts';
import { lockWithCase } from '../move-payment.ts';
import { sendPayeeNotice } from '../notices/send-payee-notice.ts';
import { isUnansweredPayment } from '../views/attempt-view-store.ts';
import { clearFlag, keepHold } from '../payment-note-store.ts';

/** Keeps a payment from being authorized, claimed or sent until someone releases it. */
export async function holdPayment(
  ctx: RequestContext,
  { paymentId, note }: { readonly paymentId: string; readonly note: string },
): Promise<string> {
  const { userId } = getStaffWith(ctx.actor, 'issuePayments');
  if (note.trim() === '') throw new AppError('REASON_REQUIRED');
  return ctx.db.transaction(async (tx) => {
    const { payment } = await lockWithCase(tx, ctx, paymentId);
    if (await isUnansweredPayment(tx, ctx.partnerId, paymentId)) throw new AppError('PAYMENT_UNANSWERED');
    const stands = { status: payment.status, isHeld: payment.heldAt !== null, isUnanswered: false };
    if (!canAct('hold', stands)) throw new AppError('PAYMENT_MOVE_REFUSED');
    await keepHold(tx, ctx, payment, { kind: 'staff', by: userId, note: note.trim() });
    appendAuditEvent(tx, ctx, {
      ...{ action: 'holdPayment', entityType: 'payment', entityId: paymentId },
      next: { caseId: payment.caseId },
    });
    await sendPayeeNotice(tx, ctx, payment, { kind: 'payment-held' });
    return payment.fulfillmentId;
  });
}

/** Lets a payment go on, after whatever it was held for. */
export async function releasePayment(
  ctx: RequestContext,
  { paymentId }: { readonly paymentId: string },
): Promise<string> {
  const { userId } = getStaffWith(ctx.actor, 'issuePayments');
  assertRecentSignIn(ctx, 'issueFunds');
  return ctx.db.transaction(async (tx) => {
    const { payment } = await lockWithCase(tx, ctx, paymentId);
    if (!payment.heldAt) throw new AppError('PAYMENT_MOVE_REFUSED');
    await assertNotOwn(tx, ctx, [payment], userId);
    await keepHold(tx, ctx, payment, null);
    await clearFlag(tx, ctx, payment);
    appendAuditEvent(tx, ctx, {
      ...{ action: 'releasePayment', entityType: 'payment', entityId: paymentId },
      next: { caseId: payment.caseId, ...(payment.holdKind && { holdKind: payment.holdKind }) },
    });
    await sendPayeeNotice(tx, ctx, payment, { kind: 'payment-released' });
    return payment.fulfillmentId;
  });
}
