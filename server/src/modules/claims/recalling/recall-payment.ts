import type { PaymentStatus } from '@handrail/engine/payments';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { assertRecentSignIn } from '../../../platform/recent-sign-in.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { lockSentPayment } from './lock-sent-payment.ts';
import { recallPaymentJob } from './recall-payment.job.ts';
import { insertRecall } from './recall-store.ts';

interface RecallRequest {
  readonly paymentId: string;
  /** The status on the screen of whoever asks. */
  readonly seen: PaymentStatus;
  readonly reason: string;
}

/**
 * Asks for money back that was sent. Nothing is booked here: the payment stands until its provider says that it has taken it
 * back, which a job asks for once this is stored.
 */
export async function recallPayment(ctx: RequestContext, request: RecallRequest): Promise<string> {
  const { paymentId, seen } = request;
  const { userId } = getStaffWith(ctx.actor, 'issuePayments');
  assertRecentSignIn(ctx, 'issueFunds');
  const reason = request.reason.trim();
  if (reason === '') throw new AppError('REASON_REQUIRED');
  return ctx.db.transaction(async (tx) => {
    const { payment, attempt } = await lockSentPayment(tx, ctx, 'recall', { paymentId, seen, userId });
    await insertRecall(tx, ctx, attempt.id, { by: userId, reason });
    appendAuditEvent(tx, ctx, {
      ...{ action: 'recallPayment', entityType: 'payment', entityId: paymentId },
      next: {
        ...{ caseId: payment.caseId, amountCents: payment.amountCents, status: payment.status },
        ...{ attemptId: attempt.id, provider: attempt.provider },
      },
    });
    await enqueueJob(tx, ctx, recallPaymentJob, { attemptId: attempt.id });
    return payment.fulfillmentId;
  });
}
