import { type BatchState, canHoldBatch } from '@handrail/engine/payments';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { getStaffWith } from '../../platform/rights.ts';
import { keepBatchHold } from './batch-hold-store.ts';
import { lockBatch } from './payment-batch-store.ts';
import type { PaymentBatch } from './payment-batch.ts';

interface HoldCall {
  readonly batchId: string;
  readonly seen: BatchState;
  readonly note: string;
}

/** Keeps a batch from being approved, released or sent until someone resumes it. */
export async function holdBatch(ctx: RequestContext, { batchId, seen, note }: HoldCall): Promise<string> {
  const { userId } = getStaffWith(ctx.actor, 'issuePayments');
  if (note.trim() === '') throw new AppError('REASON_REQUIRED');
  return ctx.db.transaction(async (tx) => {
    const batch = await getBatch(tx, ctx, batchId);
    if (batch.state !== seen || batch.heldAt || !canHoldBatch(seen)) throw new AppError('BATCH_CHANGED');
    await keepBatchHold(tx, ctx, batchId, { by: userId, note: note.trim() });
    record(tx, ctx, 'holdBatch', batch);
    return batchId;
  });
}

/** Lets a batch go on from where it stood. */
export async function resumeBatch(
  ctx: RequestContext,
  { batchId, seen }: Omit<HoldCall, 'note'>,
): Promise<string> {
  getStaffWith(ctx.actor, 'issuePayments');
  assertRecentSignIn(ctx, 'issueFunds');
  return ctx.db.transaction(async (tx) => {
    const batch = await getBatch(tx, ctx, batchId);
    if (batch.state !== seen || !batch.heldAt) throw new AppError('BATCH_CHANGED');
    await keepBatchHold(tx, ctx, batchId, null);
    record(tx, ctx, 'resumeBatch', batch);
    return batchId;
  });
}

async function getBatch(
  tx: Transaction,
  { partnerId }: RequestContext,
  batchId: string,
): Promise<PaymentBatch> {
  const batch = await lockBatch(tx, partnerId, batchId);
  if (!batch) throw new AppError('NOT_FOUND');
  return batch;
}

function record(
  tx: Transaction,
  ctx: RequestContext,
  action: 'holdBatch' | 'resumeBatch',
  { id, state, itemCount, totalCents }: PaymentBatch,
): void {
  appendAuditEvent(tx, ctx, {
    ...{ action, entityType: 'paymentBatch', entityId: id },
    next: { state, itemCount, totalCents },
  });
}
