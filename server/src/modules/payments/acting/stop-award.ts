import { getPaymentMove } from '@handrail/engine/payments';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../../platform/recent-sign-in.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { keepStop } from '../fulfillment-store.ts';
import { movePayment } from '../move-payment.ts';
import { lockAward } from './lock-award.ts';

/** Stops an award with a reason: what was not sent is canceled, what was sent stays. Also how a second person declines one. */
export async function stopAward(
  ctx: RequestContext,
  { fulfillmentId, version, reason }: { fulfillmentId: string; version: number; reason: string },
): Promise<string> {
  const { userId } = getStaffWith(ctx.actor, 'issuePayments');
  assertRecentSignIn(ctx, 'issueFunds');
  if (reason.trim() === '') throw new AppError('REASON_REQUIRED');
  return ctx.db.transaction(async (tx) => {
    const { award, payments } = await lockAward(tx, ctx, fulfillmentId);
    if (award.version !== version) throw new AppError('CONFLICT');
    const left = payments.filter(({ status }) => getPaymentMove('cancelPayment').from.includes(status));
    if (award.stoppedAt || left.length === 0) throw new AppError('AWARD_REFUSED');
    await keepStop(tx, ctx, award, { by: userId, reason: reason.trim() });
    for (const { id, status } of left)
      await movePayment(tx, ctx, { paymentId: id, move: 'cancelPayment', seen: status });
    appendAuditEvent(tx, ctx, {
      ...{ action: 'stopAward', entityType: 'fulfillment', entityId: fulfillmentId },
      next: { caseId: award.caseId, canceled: left.length },
    });
    return fulfillmentId;
  });
}
