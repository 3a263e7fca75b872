import type { PaymentStatus } from '@handrail/engine/payments';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../../platform/recent-sign-in.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { assertNotCertifier } from '../issuing/find-certifiers.ts';
import { assertNotOwn } from '../issuing/own-payee.ts';
import { movePayment } from '../move-payment.ts';
import { sendPayeeNotice } from '../notices/send-payee-notice.ts';
import { keepCancelReason, keepTold } from '../payment-note-store.ts';
import { findWhoSettled } from '../views/attempt-view-store.ts';

export interface PaymentAct {
  readonly paymentId: string;
  /** The status on the screen of whoever acts. */
  readonly seen: PaymentStatus;
}

/** Cancels a payment that has not been sent, or that failed; its money goes back to what the fund has left. */
export async function cancelPayment(
  ctx: RequestContext,
  { paymentId, seen, reason }: PaymentAct & { readonly reason: string },
): Promise<string> {
  getStaffWith(ctx.actor, 'issuePayments');
  assertRecentSignIn(ctx, 'issueFunds');
  if (reason.trim() === '') throw new AppError('REASON_REQUIRED');
  return ctx.db.transaction(async (tx) => {
    const { fulfillmentId } = await movePayment(tx, ctx, { paymentId, seen, move: 'cancelPayment' });
    await keepCancelReason(tx, ctx, paymentId, reason.trim());
    return fulfillmentId;
  });
}

/** Lets a failed payment be paid again. */
export async function reissuePayment(ctx: RequestContext, { paymentId, seen }: PaymentAct): Promise<string> {
  const { userId } = getStaffWith(ctx.actor, 'issuePayments');
  assertRecentSignIn(ctx, 'issueFunds');
  return ctx.db.transaction(async (tx) => {
    const payment = await movePayment(tx, ctx, { paymentId, seen, move: 'reissuePayment' });
    if ((await findWhoSettled(tx, ctx.partnerId, paymentId)) === userId)
      throw new AppError('REISSUE_NEEDS_ANOTHER_PERSON');
    await assertNotOwn(tx, ctx, [payment], userId);
    await assertNotCertifier(tx, ctx, [payment.caseId], { userId, act: 'reissue' });
    // The payee is told here, so the job that tells of new payments need not.
    await keepTold(tx, ctx, paymentId);
    await sendPayeeNotice(tx, ctx, payment, { kind: 'payment-reissued' });
    return payment.fulfillmentId;
  });
}
