import { sql } from 'kysely';
import type { Transaction } from '../db/partner-db.ts';
import type { EncryptedColumn } from './encrypted-columns.ts';
import { ciphertextPrefix } from './stored-ciphertext.ts';

export interface StoredValue {
  readonly id: string;
  readonly value: string;
}

export interface Replacement {
  readonly id: string;
  readonly oldValue: string;
  readonly newValue: string;
}

interface BatchChoice {
  readonly currentKeyId: string;
  readonly after: string | undefined;
  readonly limit: number;
}

/** Locks the next rows that are not under the current key. It skips rows that others hold, so it can be part of no deadlock. */
export async function lockOutdated(
  tx: Transaction,
  partnerId: string,
  { table, column }: EncryptedColumn,
  { currentKeyId, after, limit }: BatchChoice,
): Promise<StoredValue[]> {
  const { rows } = await sql<StoredValue>`
    select id, ${sql.ref(column)} as value from ${sql.table(table)}
    where partner_id = ${partnerId} and not starts_with(${sql.ref(column)}, ${ciphertextPrefix(currentKeyId)})
      and (${after ?? null}::uuid is null or id > ${after ?? null}::uuid)
    order by id limit ${limit} for update skip locked`.execute(tx);
  return rows;
}

/** Replaces each value only while it is still the one that was read, so that no newer value is overwritten. */
export async function replaceValues(
  tx: Transaction,
  partnerId: string,
  { table, column }: EncryptedColumn,
  replacements: readonly Replacement[],
): Promise<number> {
  if (replacements.length === 0) return 0;
  const ids = replacements.map(({ id }) => id);
  const oldValues = replacements.map(({ oldValue }) => oldValue);
  const newValues = replacements.map(({ newValue }) => newValue);
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} as stored set ${sql.ref(column)} = change.new_value
    from unnest(${ids}::uuid[], ${oldValues}::text[], ${newValues}::text[]) as change (id, old_value, new_value)
    where stored.partner_id = ${partnerId} and stored.id = change.id
      and stored.${sql.ref(column)} = change.old_value`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** How many values are not yet under the current key. */
export async function countOutdated(
  tx: Transaction,
  partnerId: string,
  { table, column }: EncryptedColumn,
  currentKeyId: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)}
    where partner_id = ${partnerId} and not starts_with(${sql.ref(column)}, ${ciphertextPrefix(currentKeyId)})`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}
