import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../platform/context.ts';
import { decryptField, encryptField } from '../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { BatchFile, FileKind } from './payment-batch.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys' | 'now'>;

/** Keeps a file of a batch; the first one of its kind stays. */
export async function insertBatchFile(
  tx: Transaction,
  ctx: StoreContext,
  batchId: string,
  {
    kind,
    filename,
    content,
  }: { readonly kind: FileKind; readonly filename: string; readonly content: string },
): Promise<void> {
  const id = randomUUID();
  await tx
    .insertInto('payment_batch_files')
    .values({
      ...{ partner_id: ctx.partnerId, batch_id: batchId, id, kind, filename },
      content: await encryptField(tx, ctx, placeOf(id), content),
      ...{ size_bytes: Buffer.byteLength(content), written_at: ctx.now() },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listBatchFiles(
  tx: Transaction,
  partnerId: string,
  batchIds: readonly string[],
): Promise<BatchFile[]> {
  if (batchIds.length === 0) return [];
  const rows = await tx
    .selectFrom('payment_batch_files')
    .select(['id', 'batch_id', 'kind', 'filename', 'size_bytes'])
    .where('partner_id', '=', partnerId)
    .where('batch_id', 'in', batchIds)
    .orderBy('kind')
    .execute();
  return rows.map(({ id, batch_id: batchId, kind, filename, size_bytes: sizeBytes }) => ({
    ...{ id, batchId, kind: kind as FileKind, filename, sizeBytes },
  }));
}

export async function readBatchFile(
  tx: Transaction,
  ctx: StoreContext,
  id: string,
): Promise<{ batchId: string; filename: string; content: string } | undefined> {
  const row = await tx
    .selectFrom('payment_batch_files')
    .select(['batch_id', 'filename', 'content'])
    .where('partner_id', '=', ctx.partnerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const content = await decryptField(tx, ctx, placeOf(id), row.content);
  return { batchId: row.batch_id, filename: row.filename, content };
}

function placeOf(rowId: string) {
  return { table: 'payment_batch_files', column: 'content', purpose: 'payment', rowId } as const;
}

/** How many NACHA files were written on the banking date of now. */
export async function countFilesOn(tx: Transaction, { partnerId, now }: StoreContext): Promise<number> {
  const { count } = await tx
    .selectFrom('payment_batch_files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('partner_id', '=', partnerId)
    .where('kind', '=', 'nacha')
    .where(
      sql<boolean>`(written_at at time zone 'America/New_York')::date = (${now()}::timestamptz at time zone 'America/New_York')::date`,
    )
    .executeTakeFirstOrThrow();
  return count;
}
