import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { asOwner } from '../../testing/worlds/trust-world.ts';
import type { Transaction } from './partner-db.ts';

describe('work that the database undid because of other work', () => {
  const database = useTestDatabase();
  const partner = () => database().partner({ partnerId: randomUUID(), role: 'system' });
  const busy = { code: 'BUSY', status: 503 };

  it.each(['read', 'transaction'] as const)(
    'asks to come back after a %s that took too long',
    async (way) => {
      const slow = partner()[way](async (tx) => {
        await sql`set local statement_timeout = 1`.execute(tx);
        await sql`select pg_sleep(5)`.execute(tx);
      });
      await expect(slow).rejects.toMatchObject(busy);
    },
  );

  it('asks one of two to come back when each waits for the other', async () => {
    const lock = (tx: Transaction, key: number) => sql`select pg_advisory_xact_lock(${key})`.execute(tx);
    const inside = new EventEmitter();
    const others = [once(inside, '0'), once(inside, '1')] as const;
    const hold = (own: 0 | 1, other: 0 | 1) =>
      partner().transaction(async (tx) => {
        await lock(tx, own);
        inside.emit(String(own));
        await others[other];
        await lock(tx, other);
      });

    const outcomes = await Promise.allSettled([hold(0, 1), hold(1, 0)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: busy });
  });

  it('asks to come back after a single statement that lost', async () => {
    await asOwner(
      database(),
      `create function lose() returns void language plpgsql as
         $$ begin raise exception 'lost' using errcode = 'serialization_failure'; end $$`,
    );
    await expect(database().askOnce('select lose()', [])).rejects.toMatchObject(busy);
  });

  it.each(['read', 'transaction'] as const)(
    'asks to come back after a %s whose connection broke',
    async (way) => {
      const broken = partner()[way](async (tx) => {
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
      });
      await expect(broken).rejects.toMatchObject(busy);
    },
  );

  it('leaves every other error as it is', async () => {
    const broken = partner().transaction((tx) => sql`select 1 / 0`.execute(tx));
    await expect(broken).rejects.toMatchObject({ code: '22012' });
  });
});
