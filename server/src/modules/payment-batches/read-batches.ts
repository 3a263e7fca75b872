import { batchMethods } from '@handrail/engine/payments';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { assertRight } from '../../platform/rights.ts';
import { listBatchFiles, readBatchFile } from './batch-file-store.ts';
import { batchProvider } from './make-batch.ts';
import { listBatches, listWaiting } from './payment-batch-store.ts';
import type { BatchCandidates, BatchFile, PaymentBatch } from './payment-batch.ts';

export function listPaymentBatches(ctx: RequestContext): Promise<PaymentBatch[]> {
  assertRight(ctx.actor, 'issuePayments');
  return ctx.db.read((tx) => listBatches(tx, ctx.partnerId));
}

/** What the next batch of each method would hold. */
export async function listBatchCandidates(ctx: RequestContext): Promise<BatchCandidates[]> {
  assertRight(ctx.actor, 'issuePayments');
  const found: BatchCandidates[] = [];
  for (const method of batchMethods) {
    const waiting = await ctx.db.read((tx) =>
      listWaiting(tx, ctx.partnerId, { provider: batchProvider, method }),
    );
    const totalCents = waiting.reduce((sum, { amountCents }) => sum + amountCents, 0);
    if (waiting.length > 0) found.push({ method, count: waiting.length, totalCents });
  }
  return found;
}

export function listFilesOf(ctx: RequestContext, batchId: string): Promise<BatchFile[]> {
  assertRight(ctx.actor, 'issuePayments');
  return ctx.db.read((tx) => listBatchFiles(tx, ctx.partnerId, batchId));
}

/** Opens a file with everyone's bank account in it, and puts on record who did. */
export async function exportBatchFile(
  ctx: RequestContext,
  fileId: string,
): Promise<{ filename: string; content: string }> {
  assertRight(ctx.actor, 'issuePayments');
  assertRecentSignIn(ctx, 'issueFunds');
  return ctx.db.transaction(async (tx) => {
    const file = await readBatchFile(tx, ctx, fileId);
    if (!file) throw new AppError('NOT_FOUND');
    const { batchId, filename, content } = file;
    appendAuditEvent(tx, ctx, {
      ...{ action: 'exportBatchFile', entityType: 'paymentBatch', entityId: batchId },
      next: { filename },
    });
    return { filename, content };
  });
}
