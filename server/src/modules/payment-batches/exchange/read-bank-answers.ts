import type { BatchMethod } from '@handrail/engine/payments';
import { createHash } from 'node:crypto';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError, isRefusal } from '../../../platform/errors/app-error.ts';
import type { BankFolder } from '../../../ports/bank-folders.ts';
import { bookBankFile } from '../import-bank-file.ts';
import { isAnswerRead, keepAnswerRead } from './bank-exchange-store.ts';

/** Books what the bank left in its folder, each file once. One that cannot be read is for a person to import. */
export async function readBankAnswers(ctx: RequestContext, folder: BankFolder): Promise<void> {
  for (const filename of await folder.list()) {
    const content = await folder.read(filename);
    const digest = createHash('sha256').update(content).digest('hex');
    if (await ctx.db.read((tx) => isAnswerRead(tx, ctx.partnerId, digest))) continue;
    await book(ctx, filename, content);
    await ctx.db.transaction((tx) => keepAnswerRead(tx, ctx, { digest, filename }));
  }
}

async function book(ctx: RequestContext, filename: string, content: string): Promise<void> {
  const { log, partnerId } = ctx;
  const method = findMethod(filename, content);
  try {
    if (!method) throw new AppError('BATCH_FILE_REFUSED');
    const lines = await bookBankFile(ctx, { method, content, isDryRun: false });
    const odd = lines.filter(({ problem }) => problem !== null);
    if (odd.length > 0)
      log.error('the bank names payments that are not ours', {
        partnerId,
        count: odd.length,
        faults: [filename],
      });
  } catch (error) {
    // A file that was not booked because the database was busy is still there for the next run.
    if (!isRefusal(error)) throw error;
    log.error('a file of the bank could not be read', { partnerId, code: error.code, faults: [filename] });
  }
}

/** A NACHA file begins with its header; a list is told by its name. */
function findMethod(filename: string, content: string): BatchMethod | undefined {
  if (content.startsWith('101 ')) return 'DirectDeposit';
  if (/zelle/i.test(filename)) return 'Zelle';
  return /check/i.test(filename) ? 'Check' : undefined;
}
