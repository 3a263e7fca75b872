import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { askFixed } from '../db/bind-transaction.ts';
import type { Transaction } from '../db/partner-db.ts';
import { KEY_BYTES } from './aes-gcm.ts';
import type { EncryptionPurpose } from './encrypted-columns.ts';
import type { KeyRing } from './key-ring.ts';
import { rememberKey } from './unwrapped-keys.ts';

/** Whose data, and the keys that open it. */
export interface EncryptionContext {
  readonly partnerId: string;
  readonly keys: KeyRing;
}

export interface DataKey {
  readonly id: string;
  readonly key: Buffer;
}

/** The key that new values are encrypted with, made on first use. */
export async function getCurrentDataKey(
  tx: Transaction,
  ctx: EncryptionContext,
  purpose: EncryptionPurpose,
): Promise<DataKey> {
  // A rotation or another first use may win between the two statements; each round sees what has been committed.
  for (let round = 0; round < 5; round += 1) {
    const row = await lockCurrentRow(tx, ctx.partnerId, purpose);
    if (row) return openDataKey(ctx, purpose, row);
    await insertDataKey(tx, ctx, purpose);
  }
  throw new Error(`No current data key for ${purpose} after five rounds`);
}

/** The key that a stored value names. */
export function findDataKey(
  tx: Transaction,
  ctx: EncryptionContext,
  purpose: EncryptionPurpose,
  id: string,
): Promise<Buffer | undefined> {
  const name = dataKeyName(ctx.partnerId, purpose, id);
  return rememberKey(ctx.keys, name, async () => {
    const row = await tx
      .selectFrom('data_keys')
      .select(['wrapping_key_id', 'wrapped_key'])
      .where('partner_id', '=', ctx.partnerId)
      .where('purpose', '=', purpose)
      // As text, because a damaged value may name something that is no id at all.
      .where(sql<string>`id::text`, '=', id)
      .executeTakeFirst();
    return row && ctx.keys.unwrap(row.wrapping_key_id, row.wrapped_key, name);
  });
}

/** Adds a data key as the current one; does nothing when there already is a current one. */
export async function insertDataKey(
  tx: Transaction,
  ctx: EncryptionContext,
  purpose: EncryptionPurpose,
): Promise<string> {
  const id = randomUUID();
  const { wrappingKeyId, wrappedKey } = ctx.keys.wrap(
    randomBytes(KEY_BYTES),
    dataKeyName(ctx.partnerId, purpose, id),
  );
  await tx
    .insertInto('data_keys')
    .values({
      partner_id: ctx.partnerId,
      id,
      purpose,
      wrapping_key_id: wrappingKeyId,
      wrapped_key: wrappedKey,
    })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'purpose']).where('retired_at', 'is', null).doNothing(),
    )
    .execute();
  return id;
}

/** What a wrapped key is bound to, so that it cannot be moved to another partner, purpose or row. */
export function dataKeyName(partnerId: string, purpose: string, id: string): string {
  return JSON.stringify(['data key', partnerId, purpose, id]);
}

export interface DataKeyRow {
  readonly id: string;
  readonly wrapping_key_id: string;
  readonly wrapped_key: Buffer;
}

const currentText = 'select id, wrapping_key_id, wrapped_key from share_data_key($1, $2)';

/** The lock makes a rotation wait for this transaction, so that no value is written under a key it has just retired. */
async function lockCurrentRow(
  tx: Transaction,
  partnerId: string,
  purpose: EncryptionPurpose,
): Promise<DataKeyRow | undefined> {
  const [row] = await askFixed<DataKeyRow>(tx, currentText, [partnerId, purpose]);
  return row;
}

/** Waits for everyone who writes under the current key, and keeps others from it until the transaction ends. */
export async function lockDataKey(
  tx: Transaction,
  partnerId: string,
  purpose: EncryptionPurpose,
): Promise<void> {
  const name = `data key:${partnerId}:${purpose}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** A current key that was read under its lock. */
export async function openDataKey(
  ctx: EncryptionContext,
  purpose: EncryptionPurpose,
  row: DataKeyRow,
): Promise<DataKey> {
  const name = dataKeyName(ctx.partnerId, purpose, row.id);
  const unwrap = () => ctx.keys.unwrap(row.wrapping_key_id, row.wrapped_key, name);
  return { id: row.id, key: await rememberKey(ctx.keys, name, unwrap) };
}
