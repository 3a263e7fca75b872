import { type BatchMethod, canMoveBatch } from '@handrail/engine/payments';
import {
  approveBatch,
  confirmBatch,
  importBankFile,
  listBatchCandidates,
  listItems,
  listPaymentBatches,
  makeBatch,
  releaseBatch,
  sendBatch,
  toListReference,
} from '../../../modules/payment-batches/index.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { toCsvAmount } from '../../../platform/to-csv.ts';

const moves = { approveBatch, releaseBatch, sendBatch, confirmBatch };

/** What happens to the one batch of a method. */
export interface DemoBatchStep {
  readonly daysAgo: number;
  readonly method: BatchMethod;
  readonly by: 'fiscal' | 'admin';
  readonly act: 'make' | keyof typeof moves | 'readPaid' | 'readReturned';
}

/** Checks that arrived, Zelle payments of which one came back, and direct deposits that wait for the fiscal officer. */
export const demoBatchSteps: readonly DemoBatchStep[] = [
  { method: 'Check', act: 'make', by: 'fiscal', daysAgo: 15 },
  { method: 'Check', act: 'approveBatch', by: 'admin', daysAgo: 15 },
  { method: 'Check', act: 'releaseBatch', by: 'fiscal', daysAgo: 15 },
  { method: 'Check', act: 'sendBatch', by: 'fiscal', daysAgo: 14 },
  { method: 'Check', act: 'readPaid', by: 'fiscal', daysAgo: 8 },
  { method: 'Check', act: 'confirmBatch', by: 'fiscal', daysAgo: 8 },
  { method: 'Zelle', act: 'make', by: 'fiscal', daysAgo: 6 },
  { method: 'Zelle', act: 'approveBatch', by: 'admin', daysAgo: 6 },
  { method: 'Zelle', act: 'releaseBatch', by: 'fiscal', daysAgo: 6 },
  { method: 'Zelle', act: 'sendBatch', by: 'fiscal', daysAgo: 6 },
  { method: 'Zelle', act: 'readReturned', by: 'fiscal', daysAgo: 3 },
  { method: 'DirectDeposit', act: 'make', by: 'admin', daysAgo: 1 },
];

/** Does one step with the batch of a method through the use case that a person would have used; a second time changes nothing. */
export async function takeBatchStep(ctx: RequestContext, { method, act }: DemoBatchStep): Promise<void> {
  const batch = (await listPaymentBatches(ctx)).find((each) => each.method === method);
  if (act === 'make') {
    const waiting = (await listBatchCandidates(ctx)).find((each) => each.method === method);
    if (!batch && waiting)
      await makeBatch(ctx, { method, itemCount: waiting.count, totalCents: waiting.totalCents });
    return;
  }
  if (!batch) return;
  const { id: batchId, state: seen } = batch;
  if (act === 'readPaid' || act === 'readReturned') {
    if (seen === 'sent') await readAnswer(ctx, { batchId, method, hasReturn: act === 'readReturned' });
    return;
  }
  if (canMoveBatch(act, seen)) await moves[act](ctx, { batchId, seen });
}

interface Answer {
  readonly batchId: string;
  readonly method: BatchMethod;
  /** Whether the last payment came back; of the others, the bank says that they were paid. */
  readonly hasReturn: boolean;
}

/** The list that the bank sends back, read in as staff do. */
async function readAnswer(ctx: RequestContext, { batchId, method, hasReturn }: Answer): Promise<void> {
  const items = await ctx.db.read((tx) => listItems(tx, ctx.partnerId, batchId));
  const lines = items.map((item, index) => {
    const reference = method === 'Zelle' ? toListReference(item) : String(item.sequence);
    const answer = hasReturn && index === items.length - 1 ? 'failed,A-004' : 'paid,';
    return `${reference},${toCsvAmount(item.amountCents)},${answer}`;
  });
  const content = ['Reference,Amount,Status,Reason', ...lines].join('\n');
  await importBankFile(ctx, { method, content, isDryRun: false });
}
