import type { PaymentStatus } from '@handrail/engine/payments';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../../platform/recent-sign-in.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { findFulfillment, keepCancelReason } from '../../payments/index.ts';
import { applyNewsWithin } from '../apply-news.ts';
import { updateAttempt } from '../attempt-store.ts';
import { lockSentPayment } from './lock-sent-payment.ts';

/** What someone heard about a payment from a provider that we cannot ask. */
export const settledPayments = ['arrived', 'notPaid'] as const;

interface StrandedAnswer {
  readonly paymentId: string;
  /** The status on the screen of whoever answers. */
  readonly seen: PaymentStatus;
  readonly outcome: (typeof settledPayments)[number];
  /** How they know. */
  readonly reason: string;
}

/**
 * Records what became of a payment that was sent through a provider that is no longer connected. Whoever issued or approved it
 * does not, and whoever says that it was not paid does not issue it again: paying twice would take two people.
 */
export async function settleStranded(ctx: RequestContext, answer: StrandedAnswer): Promise<string> {
  const { paymentId, seen, outcome } = answer;
  const { userId } = getStaffWith(ctx.actor, 'issuePayments');
  assertRecentSignIn(ctx, 'issueFunds');
  const reason = answer.reason.trim();
  if (reason === '') throw new AppError('REASON_REQUIRED');
  return ctx.db.transaction(async (tx) => {
    const { payment, attempt } = await lockSentPayment(tx, ctx, 'settleStranded', {
      paymentId,
      seen,
      userId,
    });
    const award = await findFulfillment(tx, ctx.partnerId, payment.fulfillmentId);
    if (award?.issuedBy === userId || award?.approvedBy === userId)
      throw new AppError('STRANDED_NEEDS_ANOTHER_PERSON');
    appendAuditEvent(tx, ctx, {
      ...{ action: 'settleStranded', entityType: 'payment', entityId: paymentId },
      next: { attemptId: attempt.id, provider: attempt.provider, outcome },
    });
    await keepCancelReason(tx, ctx, paymentId, reason);
    await updateAttempt(tx, ctx, attempt.id, { settledBy: userId });
    const reference = attempt.reference ?? attempt.id;
    const news =
      outcome === 'arrived'
        ? ({ kind: 'settled', reference } as const)
        : ({ kind: 'failed', reference, code: 'A-010' } as const);
    await applyNewsWithin(tx, ctx, attempt, news);
    return payment.fulfillmentId;
  });
}
