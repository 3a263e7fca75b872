import { type BatchState, batchMoves, canMoveBatch } from '@handrail/engine/payments';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { getStaffWith } from '../../platform/rights.ts';
import { keepHold, lockWithCase, sendPayeeNotice } from '../payments/index.ts';
import { deleteItem, listItems, lockBatch, reduceBatch } from './payment-batch-store.ts';

interface TakeOutCall {
  readonly batchId: string;
  readonly seen: BatchState;
  readonly paymentId: string;
  readonly reason: string;
}

/**
 * Takes one payment out of a batch whose files are not written yet. The batch declares what is left and waits for approval
 * again; the payment is on hold until someone releases it, and then waits for the next batch.
 */
export async function takeFromBatch(
  ctx: RequestContext,
  { batchId, seen, paymentId, reason }: TakeOutCall,
): Promise<string> {
  const { userId } = getStaffWith(ctx.actor, 'issuePayments');
  assertRecentSignIn(ctx, 'issueFunds');
  if (reason.trim() === '') throw new AppError('REASON_REQUIRED');
  return ctx.db.transaction(async (tx) => {
    const { payment } = await lockWithCase(tx, ctx, paymentId);
    const batch = await lockBatch(tx, ctx.partnerId, batchId);
    if (!batch) throw new AppError('NOT_FOUND');
    if (batch.state !== seen || !canMoveBatch('reduceBatch', seen)) throw new AppError('BATCH_CHANGED');
    if (batch.heldAt) throw new AppError('BATCH_HELD');
    const items = await listItems(tx, ctx.partnerId, batchId);
    const item = items.find((each) => each.paymentId === paymentId);
    if (!item) throw new AppError('BATCH_CHANGED');
    if (items.length === 1) throw new AppError('BATCH_WOULD_BE_EMPTY');

    const { to } = batchMoves.reduceBatch;
    const left = {
      itemCount: batch.itemCount - 1,
      totalCents: batch.totalCents - item.amountCents,
    };
    await deleteItem(tx, ctx.partnerId, item.attemptId);
    if (!(await reduceBatch(tx, ctx.partnerId, batchId, { seen, to, ...left })))
      throw new AppError('BATCH_CHANGED');
    await keepHold(tx, ctx, payment, { kind: 'staff', by: userId, note: reason.trim() });
    await sendPayeeNotice(tx, ctx, payment, { kind: 'payment-held' });
    appendAuditEvent(tx, ctx, {
      ...{ action: 'reduceBatch', entityType: 'paymentBatch', entityId: batchId },
      previous: { state: seen, itemCount: batch.itemCount, totalCents: batch.totalCents },
      next: { state: to, ...left, paymentId },
    });
    return batchId;
  });
}
