import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { countOutdated } from '../../platform/crypto/outdated-values.ts';
import { getCurrentDataKey } from '../../platform/crypto/data-keys.ts';
import { decryptField, encryptField } from '../../platform/crypto/field-encryption.ts';
import type { KeyRing } from '../../platform/crypto/key-ring.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { type BarePartner, insertBareUsers } from '../worlds/trust-world.ts';

const USERS = 120;
const WORKERS = 4;
export const taxIds = { table: 'users', column: 'tax_id', purpose: 'tax-id' } as const;

export interface LoadResult {
  readonly errors: readonly string[];
  /** Users whose last acknowledged tax id is not the one that is stored. */
  readonly lost: readonly string[];
  /** Values that are still under an older data key. */
  readonly outdated: number;
}

/** Waits until that many more reads and writes have been made. */
export type MoreCalls = (count: number) => Promise<void>;

/** Reads and writes tax ids without a break while something else happens, and tells what suffered. */
export async function loadDuring(
  partner: BarePartner,
  keys: KeyRing,
  happening: (moreCalls: MoreCalls) => Promise<unknown>,
): Promise<LoadResult> {
  const { write, writeAll, read, readAll, countLeft } = openTaxIds(partner, keys);
  const users = await insertBareUsers(partner, USERS);
  const acknowledged = new Map(users.map((user) => [user, 'first']));
  await writeAll(acknowledged);

  let calls = 0;
  let over = false;
  const errors: string[] = [];
  const work = async (own: readonly string[]) => {
    while (!over) {
      const user = own[Math.floor(Math.random() * own.length)] ?? '';
      try {
        if ((await read(user)) !== acknowledged.get(user)) errors.push(`stale: ${user}`);
        const value = String(calls);
        await write(user, value);
        acknowledged.set(user, value);
      } catch (error) {
        errors.push(String(error));
      }
      calls += 1;
    }
  };
  const workers = Array.from({ length: WORKERS }, (_, at) =>
    work(users.filter((_user, n) => n % WORKERS === at)),
  );
  const moreCalls: MoreCalls = async (count) => {
    for (const enough = calls + count; calls < enough;) await pause(5);
  };
  await happening(moreCalls).finally(() => {
    over = true;
  });
  await Promise.all(workers);

  const stored = await readAll(users);
  const lost = users.filter((user, at) => stored[at] !== acknowledged.get(user));
  return { errors, lost, outdated: await countLeft() };
}

/** The tax ids of one partner, read and written as the product does. */
export function openTaxIds({ partnerId, db }: BarePartner, keys: KeyRing) {
  const ctx = { partnerId, keys };

  async function writeOne(tx: Transaction, rowId: string, value: string): Promise<void> {
    const stored = await encryptField(tx, ctx, { ...taxIds, rowId }, value);
    await tx.updateTable('users').set({ tax_id: stored }).where('id', '=', rowId).execute();
  }
  async function readOne(tx: Transaction, rowId: string): Promise<string> {
    const query = tx.selectFrom('users').select('tax_id').where('id', '=', rowId);
    const { tax_id } = await query.executeTakeFirstOrThrow();
    return decryptField(tx, ctx, { ...taxIds, rowId }, tax_id ?? '');
  }

  return {
    write: (rowId: string, value: string) => db.transaction((tx) => writeOne(tx, rowId, value)),
    writeAll: (values: ReadonlyMap<string, string>) =>
      db.transaction((tx) => Promise.all([...values].map(([rowId, value]) => writeOne(tx, rowId, value)))),
    read: (rowId: string) => db.transaction((tx) => readOne(tx, rowId)),
    readAll: (rowIds: readonly string[]) =>
      db.transaction((tx) => Promise.all(rowIds.map((rowId) => readOne(tx, rowId)))),
    countLeft: () =>
      db.transaction(async (tx) => {
        const { id } = await getCurrentDataKey(tx, ctx, taxIds.purpose);
        return countOutdated(tx, partnerId, taxIds, id);
      }),
    listStored: () =>
      db.transaction((tx) =>
        tx
          .selectFrom('users')
          .select(['id', sql<string>`tax_id`.as('value')])
          .where('tax_id', 'is not', null)
          .execute(),
      ),
  };
}
