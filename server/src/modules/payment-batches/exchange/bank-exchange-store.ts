import type { BatchState } from '@handrail/engine/payments';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';

type Place = Pick<RequestContext, 'partnerId' | 'now'>;

/** A file of a released batch that has not reached the bank's folder, as far as we know. */
export interface WaitingFile {
  readonly id: string;
  readonly batchId: string;
  readonly startedAt: Date | null;
}

export async function listWaitingFiles(tx: Transaction, partnerId: string): Promise<WaitingFile[]> {
  const rows = await tx
    .selectFrom('payment_batch_files as file')
    .innerJoin('payment_batches as batch', (join) =>
      join.onRef('batch.partner_id', '=', 'file.partner_id').onRef('batch.id', '=', 'file.batch_id'),
    )
    .select(['file.id', 'file.batch_id', 'file.transfer_started_at'])
    .where('file.partner_id', '=', partnerId)
    .where('batch.state', '=', 'released' satisfies BatchState)
    .where('batch.held_at', 'is', null)
    .where('file.transferred_at', 'is', null)
    .orderBy('file.written_at')
    .orderBy('file.kind')
    .execute();
  return rows.map((row) => ({ id: row.id, batchId: row.batch_id, startedAt: row.transfer_started_at }));
}

/** Released batches all of whose files are at the bank. */
export async function listTransferredBatches(tx: Transaction, partnerId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('payment_batches as batch')
    .innerJoin('payment_batch_files as file', (join) =>
      join.onRef('file.partner_id', '=', 'batch.partner_id').onRef('file.batch_id', '=', 'batch.id'),
    )
    .select('batch.id')
    .where('batch.partner_id', '=', partnerId)
    .where('batch.state', '=', 'released' satisfies BatchState)
    .where('batch.held_at', 'is', null)
    .groupBy('batch.id')
    .having(({ eb, fn }) => eb(fn.countAll(), '=', fn.count('file.transferred_at')))
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes a file for putting; false where another process has it. */
export async function startTransfer(
  tx: Transaction,
  { partnerId, now }: Place,
  id: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_batch_files')
    .set({ transfer_started_at: now() })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('transfer_started_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Writes down how putting it ended: there, or surely not. */
export async function endTransfer(
  tx: Transaction,
  { partnerId, now }: Place,
  id: string,
  isSent: boolean,
): Promise<void> {
  await tx
    .updateTable('payment_batch_files')
    .set(isSent ? { transferred_at: now() } : { transfer_started_at: null })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('transferred_at', 'is', null)
    .execute();
}

export async function isAnswerRead(tx: Transaction, partnerId: string, digest: string): Promise<boolean> {
  const found = await tx
    .selectFrom('bank_answers')
    .select('digest')
    .where('partner_id', '=', partnerId)
    .where('digest', '=', digest)
    .executeTakeFirst();
  return found !== undefined;
}

export async function keepAnswerRead(
  tx: Transaction,
  { partnerId, now }: Place,
  { digest, filename }: { readonly digest: string; readonly filename: string },
): Promise<void> {
  await tx
    .insertInto('bank_answers')
    .values({ partner_id: partnerId, digest, filename, read_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
