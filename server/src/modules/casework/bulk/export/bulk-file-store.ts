import type { RequestContext } from '../../../../platform/context.ts';
import type { FieldPlace } from '../../../../platform/crypto/encrypted-columns.ts';
import { decryptField, encryptField } from '../../../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../../../platform/db/partner-db.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys' | 'now'>;

/** Long enough to come back to after lunch, short enough that no list of people is left lying about. */
const keptHours = 24;

export async function insertBulkFile(
  tx: Transaction,
  ctx: StoreContext,
  id: string,
  content: string,
): Promise<void> {
  const now = ctx.now();
  await tx
    .insertInto('bulk_files')
    .values({
      partner_id: ctx.partnerId,
      id,
      content: await encryptField(tx, ctx, placeOf(id), content),
      created_at: now,
      expires_at: new Date(now.getTime() + keptHours * 3_600_000),
    })
    .execute();
}

export async function findBulkFile(
  tx: Transaction,
  ctx: StoreContext,
  id: string,
): Promise<{ readonly content: string; readonly createdAt: Date } | undefined> {
  const row = await tx
    .selectFrom('bulk_files')
    .select(['content', 'created_at'])
    .where('partner_id', '=', ctx.partnerId)
    .where('id', '=', id)
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst();
  return row && { content: await decryptField(tx, ctx, placeOf(id), row.content), createdAt: row.created_at };
}

/** Until when the file of an export can be downloaded; undefined where there is none. */
export async function findFileExpiry(
  tx: Transaction,
  { partnerId, now }: StoreContext,
  id: string,
): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('bulk_files')
    .select('expires_at')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return row?.expires_at;
}

function placeOf(rowId: string): FieldPlace {
  return { table: 'bulk_files', column: 'content', purpose: 'export', rowId };
}
