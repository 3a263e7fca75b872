import type { RequestContext } from '../../../platform/context.ts';
import type { BankFolder } from '../../../ports/bank-folders.ts';
import { readBatchFile } from '../batch-file-store.ts';
import { markBatchSent } from '../move-batch.ts';
import {
  endTransfer,
  listTransferredBatches,
  listWaitingFiles,
  startTransfer,
  type WaitingFile,
} from './bank-exchange-store.ts';

/** Longer than any transfer takes: after that the process that began it is gone. */
const patienceMinutes = 10;

/**
 * Puts the files of released batches into the bank's folder. That it begins is written down first. A file whose end is not
 * known is looked for and never put again: banks take files away, and twice the file is twice the money.
 */
export async function sendBankFiles(ctx: RequestContext, folder: BankFolder): Promise<void> {
  const waiting = await ctx.db.read((tx) => listWaitingFiles(tx, ctx.partnerId));
  for (const file of waiting) {
    if (!file.startedAt) await sendOne(ctx, folder, file);
    else if (isLeft(ctx, file.startedAt)) await lookFor(ctx, folder, file);
  }
  const done = await ctx.db.read((tx) => listTransferredBatches(tx, ctx.partnerId));
  for (const batchId of done) await markBatchSent(ctx, batchId);
}

async function sendOne(ctx: RequestContext, folder: BankFolder, { id }: WaitingFile): Promise<void> {
  const content = await readContent(ctx, id);
  const isOurs = await ctx.db.transaction((tx) => startTransfer(tx, ctx, id));
  if (!isOurs) return;
  const outcome = await folder.put(content);
  if (outcome === 'unknown') warnOfDoubt(ctx, content.name);
  else await ctx.db.transaction((tx) => endTransfer(tx, ctx, id, outcome === 'sent'));
}

async function lookFor(ctx: RequestContext, folder: BankFolder, { id }: WaitingFile): Promise<void> {
  const content = await readContent(ctx, id);
  if (await folder.has(content)) await ctx.db.transaction((tx) => endTransfer(tx, ctx, id, true));
  else warnOfDoubt(ctx, content.name);
}

async function readContent(ctx: RequestContext, id: string) {
  const file = await ctx.db.read((tx) => readBatchFile(tx, ctx, id));
  if (!file) throw new Error('The file of the batch is gone');
  return { name: file.filename, content: file.content };
}

function isLeft({ now }: RequestContext, startedAt: Date): boolean {
  return startedAt.getTime() < now().getTime() - patienceMinutes * 60_000;
}

function warnOfDoubt({ log, partnerId }: RequestContext, name: string): void {
  log.error('nobody knows whether the bank has a file: ask the bank, then mark the batch as sent', {
    partnerId,
    faults: [name],
  });
}
