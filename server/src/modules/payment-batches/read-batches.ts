import { batchMethods, batchProvider } from '@handrail/engine/payments';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { assertRight } from '../../platform/rights.ts';
import { listContacts, type UserContact } from '../users/index.ts';
import { listBatchFiles, readBatchFile } from './batch-file-store.ts';
import { readBatchHold } from './batch-hold-store.ts';
import { listCertifiedBy } from '../payments/index.ts';
import { listCasesOfBatches } from './batch-case-store.ts';
import { findBatch, listBatches, listWaiting } from './payment-batch-store.ts';
import type { BatchCandidates, BatchFile, PaymentBatch } from './payment-batch.ts';

/** A batch with everything that is shown of it. */
export interface BatchView extends PaymentBatch {
  readonly maker: UserContact | null;
  readonly approver: UserContact | null;
  readonly files: readonly BatchFile[];
  /** The viewer certified or approved an amount in it, and so neither approves nor releases it. */
  readonly isCertifier: boolean;
}

export function listPaymentBatches(ctx: RequestContext): Promise<BatchView[]> {
  assertRight(ctx.actor, 'issuePayments');
  return ctx.db.read(async (tx) => viewBatches(tx, ctx, await listBatches(tx, ctx.partnerId)));
}

export function findPaymentBatch(ctx: RequestContext, id: string): Promise<BatchView | undefined> {
  assertRight(ctx.actor, 'issuePayments');
  return ctx.db.read(async (tx) => {
    const batch = await findBatch(tx, ctx.partnerId, id);
    return batch && (await viewBatches(tx, ctx, [batch]))[0];
  });
}

async function viewBatches(
  tx: Transaction,
  ctx: RequestContext,
  batches: readonly PaymentBatch[],
): Promise<BatchView[]> {
  const { partnerId, actor } = ctx;
  const people = await listContacts(
    tx,
    partnerId,
    batches.flatMap(({ createdBy, approvedBy }) => [createdBy, ...(approvedBy ? [approvedBy] : [])]),
  );
  const files = await listBatchFiles(
    tx,
    partnerId,
    batches.map(({ id }) => id),
  );
  const open = batches.filter(({ state }) => state === 'open' || state === 'approved');
  const cases = await listCasesOfBatches(
    tx,
    partnerId,
    open.map(({ id }) => id),
  );
  const certified = await listCertifiedBy(
    tx,
    ctx,
    cases.map(({ caseId }) => caseId),
    'userId' in actor ? actor.userId : '',
  );
  return batches.map((batch) => ({
    ...batch,
    maker: people.get(batch.createdBy) ?? null,
    approver: people.get(batch.approvedBy ?? '') ?? null,
    files: files.filter(({ batchId }) => batchId === batch.id),
    isCertifier: cases.some(({ batchId, caseId }) => batchId === batch.id && certified.has(caseId)),
  }));
}

/** Why a batch is on hold, and who put it there. */
export function findBatchHold(
  ctx: RequestContext,
  id: string,
): Promise<{ readonly note: string; readonly holder: UserContact | null } | null> {
  assertRight(ctx.actor, 'issuePayments');
  return ctx.db.read(async (tx) => {
    const hold = await readBatchHold(tx, ctx, id);
    if (!hold) return null;
    const people = await listContacts(tx, ctx.partnerId, [hold.by]);
    return { note: hold.note, holder: people.get(hold.by) ?? null };
  });
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
