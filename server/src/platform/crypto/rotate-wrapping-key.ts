import { sql } from 'kysely';
import { appendAuditEvent, type AuditContext } from '../audit/append-audit-event.ts';
import type { PartnerDb } from '../db/partner-db.ts';
import { assertKeysOpenData } from './assert-keys-open-data.ts';
import { dataKeyName } from './data-keys.ts';
import { withNewWrappingKey } from './key-material.ts';
import type { KeyRing } from './key-ring.ts';
import { readKeysFile, replaceKeysFile } from './keys-file.ts';
import type { OperatorContext } from './operator-context.ts';

/** Makes a new wrapping key the current one in the keys file, then wraps every data key with it. Retired keys stay. */
export async function rotateWrappingKey(
  ctx: OperatorContext,
  keysFile: string,
): Promise<{ rewrapped: number }> {
  await addWrappingKey(ctx, keysFile);
  return rewrapDataKeys(ctx);
}

/** Adds a wrapping key to the keys file, as the one for new data keys. */
export async function addWrappingKey(
  { database, keys, now }: OperatorContext,
  keysFile: string,
): Promise<void> {
  await assertKeysOpenData(database, keys);
  await database.public.transaction(async (tx) => {
    // Two rotations at once would each write a file without the other's key, so the database lets one in at a time.
    await sql`select pg_advisory_xact_lock(hashtextextended('keys file', 0))`.execute(tx);
    replaceKeysFile(keysFile, withNewWrappingKey(readKeysFile(keysFile), now()));
  });
}

/** Wraps every data key that is still under an older wrapping key with the current one. Safe to repeat after an interruption. */
export async function rewrapDataKeys(ctx: OperatorContext): Promise<{ rewrapped: number }> {
  let rewrapped = 0;
  for (const partnerId of await ctx.database.listPartnerIds()) {
    const db = ctx.database.partner({ partnerId, role: 'system' });
    for (const row of await listOutdated(db, ctx.keys, partnerId)) {
      await rewrap(db, ctx.keys, { ...ctx, partnerId }, row);
      rewrapped += 1;
    }
  }
  return { rewrapped };
}

interface OutdatedKey {
  readonly id: string;
  readonly purpose: string;
  readonly wrapping_key_id: string;
  readonly wrapped_key: Buffer;
}

function listOutdated(db: PartnerDb, keys: KeyRing, partnerId: string): Promise<OutdatedKey[]> {
  return db.transaction((tx) =>
    tx
      .selectFrom('data_keys')
      .select(['id', 'purpose', 'wrapping_key_id', 'wrapped_key'])
      .where('partner_id', '=', partnerId)
      .where('wrapping_key_id', '!=', keys.currentId)
      .execute(),
  );
}

/** One transaction a key, because writers wait for it. */
async function rewrap(db: PartnerDb, keys: KeyRing, ctx: AuditContext, row: OutdatedKey): Promise<void> {
  const name = dataKeyName(ctx.partnerId, row.purpose, row.id);
  const dataKey = keys.unwrap(row.wrapping_key_id, row.wrapped_key, name);
  const { wrappingKeyId, wrappedKey } = keys.wrap(dataKey, name);

  await db.transaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('data_keys')
      .set({ wrapping_key_id: wrappingKeyId, wrapped_key: wrappedKey })
      .where('partner_id', '=', ctx.partnerId)
      .where('id', '=', row.id)
      .where('wrapping_key_id', '=', row.wrapping_key_id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;

    appendAuditEvent(tx, ctx, {
      action: 'rewrapDataKey',
      entityType: 'dataKey',
      entityId: row.id,
      previous: { wrappingKeyId: row.wrapping_key_id },
      next: { wrappingKeyId },
    });
  });
}
