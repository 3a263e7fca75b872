import { openRecallStates, type PaymentStatus } from '@handrail/engine/payments';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../../platform/recent-sign-in.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { keepCancelReason } from '../../payments/index.ts';
import { applyNewsWithin } from '../apply-news.ts';
import { lockSentPayment } from './lock-sent-payment.ts';
import { findWhoAsked, moveRecall } from './recall-store.ts';

/** What someone heard from a provider that we cannot ask. */
export const settledRecalls = ['recalled', 'stands'] as const;

interface SettleRequest {
  readonly paymentId: string;
  /** The status on the screen of whoever answers. */
  readonly seen: PaymentStatus;
  readonly outcome: (typeof settledRecalls)[number];
  /** How they know. */
  readonly reason: string;
}

/**
 * Records what became of a recall at a provider that is no longer connected. Money that is said to be back can be paid again,
 * so whoever asked for it does not say so.
 */
export async function settleRecall(ctx: RequestContext, request: SettleRequest): Promise<string> {
  const { paymentId, seen, outcome } = request;
  const { userId } = getStaffWith(ctx.actor, 'issuePayments');
  assertRecentSignIn(ctx, 'issueFunds');
  const reason = request.reason.trim();
  if (reason === '') throw new AppError('REASON_REQUIRED');
  return ctx.db.transaction(async (tx) => {
    const { payment, attempt } = await lockSentPayment(tx, ctx, 'settleRecall', { paymentId, seen, userId });
    if ((await findWhoAsked(tx, ctx.partnerId, attempt.id)) === userId)
      throw new AppError('RECALL_NEEDS_ANOTHER_PERSON');
    appendAuditEvent(tx, ctx, {
      ...{ action: 'settleRecall', entityType: 'payment', entityId: paymentId },
      next: { attemptId: attempt.id, provider: attempt.provider, outcome },
    });
    await keepCancelReason(tx, ctx, paymentId, reason);
    if (outcome === 'recalled') {
      const reference = attempt.reference ?? attempt.id;
      await applyNewsWithin(tx, ctx, attempt, { kind: 'failed', reference, code: 'A-010' });
    } else await moveRecall(tx, ctx.partnerId, attempt.id, { from: openRecallStates, to: 'tooLate' });
    return payment.fulfillmentId;
  });
}
