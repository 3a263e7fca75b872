import { hasFeature } from '@handrail/engine';
import { canAct, featuresOfMethods, type PaymentMethod } from '@handrail/engine/payments';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { asWorded } from '../../../platform/errors/texts.ts';
import { assertRecentSignIn } from '../../../platform/recent-sign-in.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { assertNotOwn } from '../issuing/own-payee.ts';
import { issueWords } from '../issuing/issue-words.ts';
import { listFeaturesOfCase } from '../issuing/issue-surroundings.ts';
import { lockWithCase } from '../move-payment.ts';
import { keepMethod } from '../payment-note-store.ts';
import { isUnansweredPayment } from '../views/attempt-view-store.ts';
import { findPayment } from '../payment-store.ts';

export interface MethodChange {
  readonly paymentId: string;
  /** As the person saw the payment. */
  readonly version: number;
  /** Null lets the payee choose. */
  readonly method: PaymentMethod | null;
}

/** Has a payment that was not sent yet, or that failed, go another way. */
export async function changePaymentMethod(ctx: RequestContext, change: MethodChange): Promise<string> {
  const { userId } = getStaffWith(ctx.actor, 'issuePayments');
  assertRecentSignIn(ctx, 'issueFunds');
  const { paymentId, version, method } = change;
  const known = await ctx.db.read((tx) => findPayment(tx, ctx.partnerId, paymentId));
  if (!known) throw new AppError('NOT_FOUND');
  const features = await listFeaturesOfCase(ctx, known.caseId);
  const feature = method === 'External' ? 'external-tracking' : method && featuresOfMethods[method];
  if (feature !== null && !hasFeature(features, feature))
    throw new AppError('PAYMENT_MOVE_REFUSED', asWorded([issueWords(ctx.locale).methodOff]));
  return ctx.db.transaction(async (tx) => {
    const { payment } = await lockWithCase(tx, ctx, paymentId);
    await assertNotOwn(tx, ctx, [payment], userId);
    if (payment.version !== version) throw new AppError('PAYMENT_CHANGED');
    if (await isUnansweredPayment(tx, ctx.partnerId, paymentId)) throw new AppError('PAYMENT_UNANSWERED');
    const stands = { status: payment.status, isHeld: payment.heldAt !== null, isUnanswered: false };
    if (!canAct('changeMethod', stands)) throw new AppError('PAYMENT_MOVE_REFUSED');
    await keepMethod(tx, ctx, payment, method);
    appendAuditEvent(tx, ctx, {
      ...{ action: 'changePayee', entityType: 'payment', entityId: paymentId },
      previous: { method: payment.method },
      next: { method, caseId: payment.caseId },
    });
    return payment.fulfillmentId;
  });
}
