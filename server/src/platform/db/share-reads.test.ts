import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { PartnerDb, Transaction } from './partner-db.ts';

const database = useTestDatabase({ poolSize: 1 });

async function openDoor(): Promise<PartnerDb> {
  const { id: partnerId } = await insertPartner(database());
  return database().partner({ partnerId, role: 'system' });
}

/** Which transaction something was read in. */
async function nameTransaction(tx: Transaction): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select pg_backend_pid() || ' ' || extract(epoch from now()) as name`.execute(tx);
  return rows[0]?.name ?? '';
}

async function fail(tx: Transaction): Promise<void> {
  await sql`select 1 / 0`.execute(tx);
}

describe('what one request reads side by side', () => {
  it('is read in one transaction', async () => {
    const db = await openDoor();
    const names = await Promise.all([1, 2, 3].map(() => db.read(nameTransaction)));
    expect(new Set(names).size).toBe(1);
  });

  it('is read in another transaction once the one before is over', async () => {
    const db = await openDoor();
    expect(await db.read(nameTransaction)).not.toBe(await db.read(nameTransaction));
  });

  it('fails alone: what else is read is answered', async () => {
    const db = await openDoor();
    const [failed, ...others] = await Promise.allSettled([
      db.read(fail),
      db.read(nameTransaction),
      db.read(async (tx) => {
        await nameTransaction(tx);
        return nameTransaction(tx);
      }),
    ]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
    expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });

  it('gives its connection back, however it ends', async () => {
    const db = await openDoor();
    for (let round = 0; round < 3; round += 1)
      await Promise.allSettled([db.read(fail), db.read(() => Promise.reject(new Error('no')))]);
    expect(await db.transaction(nameTransaction)).not.toBe('');
  });

  it('is not shared with another request of the same person', async () => {
    const db = await openDoor();
    const { id: partnerId } = await insertPartner(database());
    const other = database().partner({ partnerId, role: 'system' });
    const [one, another] = await Promise.all([db.read(nameTransaction), other.read(nameTransaction)]);
    expect(one).not.toBe(another);
  });

  it('is refused a change', async () => {
    const db = await openDoor();
    const write = (tx: Transaction) => sql`create table never (id integer)`.execute(tx);
    const [first, second] = await Promise.allSettled([db.read(nameTransaction), db.read(write)]);
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ status: 'rejected', reason: { code: '25006' } });
  });
});
