import { addBankingDays, type BatchMethod, batchProvider, toBankingDate } from '@handrail/engine/payments';
import { randomUUID } from 'node:crypto';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { getStaffWith } from '../../platform/rights.ts';
import {
  findLastSequence,
  insertBatch,
  insertItems,
  listWaiting,
  lockBatchMaking,
} from './payment-batch-store.ts';

export interface BatchRequest {
  readonly method: BatchMethod;
  /** What the caller saw; the batch declares it, and is not made where something else waits by now. */
  readonly itemCount: number;
  readonly totalCents: number;
}

/** Puts everything that waits to be paid in one way into a batch, for someone else to approve. */
export async function makeBatch(ctx: RequestContext, request: BatchRequest): Promise<string> {
  const { partnerId } = ctx;
  const { userId } = getStaffWith(ctx.actor, 'issuePayments');
  assertRecentSignIn(ctx, 'issueFunds');
  return ctx.db.transaction(async (tx) => {
    await lockBatchMaking(tx, partnerId);
    const { method } = request;
    const waiting = await listWaiting(tx, partnerId, { provider: batchProvider, method });
    const totalCents = waiting.reduce((sum, { amountCents }) => sum + amountCents, 0);
    if (waiting.length === 0 || waiting.length !== request.itemCount || totalCents !== request.totalCents)
      throw new AppError('BATCH_CHANGED');

    const id = randomUUID();
    const effectiveDate = addBankingDays(toBankingDate(ctx.now()), 1);
    const declared = { id, method, itemCount: waiting.length, totalCents, effectiveDate };
    await insertBatch(tx, ctx, { ...declared, createdBy: userId });
    const last = await findLastSequence(tx, partnerId);
    await insertItems(
      tx,
      partnerId,
      id,
      waiting.map((each, index) => ({ ...each, sequence: last + index + 1 })),
    );
    appendAuditEvent(tx, ctx, {
      ...{ action: 'makePaymentBatch', entityType: 'paymentBatch', entityId: id },
      next: declared,
    });
    return id;
  });
}
