import { batchMoves, type BatchMoveName, type BatchState, canMoveBatch } from '@handrail/engine/payments';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { getStaffWith } from '../../platform/rights.ts';
import { assertNotCertifier, assertNotOwn } from '../payments/index.ts';
import { listCasesOfBatches, listPayeesOfBatch } from './batch-case-store.ts';
import { deleteItems, lockBatch, updateBatchState } from './payment-batch-store.ts';
import type { PaymentBatch } from './payment-batch.ts';
import { settleBatch } from './settle-batch.job.ts';
import { writeBatchFiles } from './write-batch-files.ts';

export interface BatchCall {
  readonly batchId: string;
  readonly seen: BatchState;
}

/** A second person approves; who made the batch cannot. */
export function approveBatch(ctx: RequestContext, call: BatchCall): Promise<string> {
  return act(ctx, 'approveBatch', call, async (tx, batch, userId) => {
    if (batch.createdBy === userId) throw new AppError('BATCH_NEEDS_ANOTHER_PERSON');
    await refuseInvolved(tx, ctx, batch, userId);
    await move(tx, ctx, 'approveBatch', batch, { approved_by: userId, approved_at: ctx.now() });
  });
}

/** Who certified an amount, or is paid, does not pay it out among others either. */
async function refuseInvolved(
  tx: Transaction,
  ctx: RequestContext,
  { id }: PaymentBatch,
  userId: string,
): Promise<void> {
  await assertNotOwn(tx, ctx, await listPayeesOfBatch(tx, ctx.partnerId, id), userId);
  const caseIds = await listCasesOfBatches(tx, ctx.partnerId, [id]);
  await assertNotCertifier(
    tx,
    ctx,
    caseIds.map(({ caseId }) => caseId),
    { userId, act: 'batch' },
  );
}

/** Writes the files for the bank, in the same transaction, so that they are written once or not at all. */
export function releaseBatch(ctx: RequestContext, call: BatchCall): Promise<string> {
  return act(ctx, 'releaseBatch', call, async (tx, batch, userId) => {
    await refuseInvolved(tx, ctx, batch, userId);
    await move(tx, ctx, 'releaseBatch', batch, { released_by: userId, released_at: ctx.now() });
    await writeBatchFiles(tx, ctx, batch);
  });
}

/** The bank has the files. */
export function sendBatch(ctx: RequestContext, call: BatchCall): Promise<string> {
  return act(ctx, 'sendBatch', call, (tx, batch) =>
    move(tx, ctx, 'sendBatch', batch, { sent_at: ctx.now() }),
  );
}

/** The product has brought the files to the bank itself. */
export async function markBatchSent(ctx: RequestContext, batchId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const batch = await lockBatch(tx, ctx.partnerId, batchId);
    if (batch?.state !== 'released' || batch.heldAt) return;
    await move(tx, ctx, 'sendBatch', batch, { sent_at: ctx.now() });
  });
}

/** The bank has paid: a job books that whatever it did not send back has arrived. */
export function confirmBatch(ctx: RequestContext, call: BatchCall): Promise<string> {
  return act(ctx, 'confirmBatch', call, async (tx, batch) => {
    await move(tx, ctx, 'confirmBatch', batch, { confirmed_at: ctx.now() });
    await enqueueJob(tx, ctx, settleBatch, { batchId: batch.id });
  });
}

/** Nothing has left: the payments wait for another batch. */
export function discardBatch(ctx: RequestContext, call: BatchCall): Promise<string> {
  return act(ctx, 'discardBatch', call, async (tx, batch) => {
    await move(tx, ctx, 'discardBatch', batch, {});
    await deleteItems(tx, ctx.partnerId, batch.id);
  });
}

async function act(
  ctx: RequestContext,
  name: BatchMoveName,
  { batchId, seen }: BatchCall,
  work: (tx: Transaction, batch: PaymentBatch, userId: string) => Promise<void>,
): Promise<string> {
  const { userId } = getStaffWith(ctx.actor, 'issuePayments');
  assertRecentSignIn(ctx, 'issueFunds');
  return ctx.db.transaction(async (tx) => {
    const batch = await lockBatch(tx, ctx.partnerId, batchId);
    if (!batch) throw new AppError('NOT_FOUND');
    if (batch.state !== seen || !canMoveBatch(name, seen)) throw new AppError('BATCH_CHANGED');
    if (batch.heldAt && name !== 'discardBatch') throw new AppError('BATCH_HELD');
    await work(tx, batch, userId);
    return batchId;
  });
}

/** Compares and sets: of two people at once, one is told that the batch has changed. */
async function move(
  tx: Transaction,
  ctx: RequestContext,
  name: BatchMoveName,
  { id, state: seen, itemCount, totalCents }: PaymentBatch,
  stamps: Parameters<typeof updateBatchState>[3]['stamps'],
): Promise<void> {
  const { to } = batchMoves[name];
  if (!(await updateBatchState(tx, ctx.partnerId, id, { seen, to, stamps })))
    throw new AppError('BATCH_CHANGED');
  appendAuditEvent(tx, ctx, {
    ...{ action: name, entityType: 'paymentBatch', entityId: id },
    next: { state: to, itemCount, totalCents },
  });
}
