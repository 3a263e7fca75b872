import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { Transaction } from './partner-db.ts';
import { sendWithCommit } from './send-with-commit.ts';

describe('a partner transaction', () => {
  const database = useTestDatabase({ poolSize: 1 });
  const enter = (partnerId: string) => database().partner({ partnerId, role: 'system' });

  const insertPartner = async (partnerId: string) => {
    await enter(partnerId).transaction((tx) => tx.insertInto('partners').values({ id: partnerId }).execute());
  };
  const countPartners = (tx: Transaction) =>
    tx
      .selectFrom('partners')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();

  it('keeps what it wrote, and only its own partner sees it', async () => {
    const [mine, other] = [randomUUID(), randomUUID()];
    await insertPartner(mine);

    expect(await enter(mine).transaction(countPartners)).toEqual({ count: 1 });
    expect(await enter(other).transaction(countPartners)).toEqual({ count: 0 });
    expect(await database().public.transaction(countPartners)).toEqual({ count: 0 });
  });

  it('knows the user and the role', async () => {
    const [partnerId, userId] = [randomUUID(), randomUUID()];
    const { rows } = await database()
      .partner({ partnerId, userId, role: 'staff:admin' })
      .transaction((tx) =>
        sql`select current_setting('app.partner_id') as p, current_setting('app.user_id') as u,
                   current_setting('app.role') as r`.execute(tx),
      );
    expect(rows).toEqual([{ p: partnerId, u: userId, r: 'staff:admin' }]);
  });

  it('reads without a chance to change anything, and leaves nothing to the next one', async () => {
    const [mine, other] = [randomUUID(), randomUUID()];
    await insertPartner(mine);

    expect(await enter(mine).read(countPartners)).toEqual({ count: 1 });
    expect(await enter(other).read(countPartners)).toEqual({ count: 0 });
    const changing = enter(mine).read((tx) => tx.deleteFrom('partners').where('id', '=', mine).execute());
    await expect(changing).rejects.toThrow('read-only transaction');
    await expect(enter(mine).read(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await enter(mine).transaction(countPartners)).toEqual({ count: 1 });
  });

  it('undoes everything when its work fails', async () => {
    const partnerId = randomUUID();
    const failing = enter(partnerId).transaction(async (tx) => {
      await tx.insertInto('partners').values({ id: partnerId }).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await enter(partnerId).transaction(countPartners)).toEqual({ count: 0 });
  });

  it('does not report success when a swallowed error made the database roll back', async () => {
    const partnerId = randomUUID();
    const failing = enter(partnerId).transaction(async (tx) => {
      await tx.insertInto('partners').values({ id: partnerId }).execute();
      await sql`select 1 / 0`.execute(tx).catch(() => undefined);
    });
    await expect(failing).rejects.toThrow('The transaction failed earlier and was rolled back.');
  });

  it('sends its last statements with the commit, in their order', async () => {
    const partnerId = randomUUID();
    await enter(partnerId).transaction((tx) => {
      sendWithCommit(tx, tx.insertInto('partners').values({ id: partnerId }));
      sendWithCommit(tx, sql`insert into audit_events (partner_id, event) values (${partnerId}, '{}')`);
    });

    expect(await enter(partnerId).read(countPartners)).toEqual({ count: 1 });
    const events = await enter(partnerId).read((tx) => tx.selectFrom('audit_events').select('seq').execute());
    expect(events).toEqual([{ seq: 1 }]);
  });

  it('keeps nothing and tells why when one of its last statements fails', async () => {
    const partnerId = randomUUID();
    const failing = enter(partnerId).transaction(async (tx) => {
      await tx.insertInto('partners').values({ id: partnerId }).execute();
      sendWithCommit(tx, sql`select 1 / 0`);
    });

    await expect(failing).rejects.toThrow('division by zero');
    expect(await enter(partnerId).read(countPartners)).toEqual({ count: 0 });
  });

  it('takes no last statement after its end, nor where it only reads', async () => {
    const { read, transaction } = enter(randomUUID());
    const refusal = 'This transaction will not commit: it has ended, or it only reads.';
    const change = sql`select 1`;

    await expect(read((tx) => sendWithCommit(tx, change))).rejects.toThrow(refusal);
    const leaked = await transaction((tx) => ({ tx }));
    expect(() => sendWithCommit(leaked.tx, change)).toThrow(refusal);
  });

  it('refuses queries that outlive it', async () => {
    const partnerId = randomUUID();
    const { leaked, forgotten } = await enter(partnerId).transaction((tx) =>
      Promise.resolve({
        leaked: tx,
        forgotten: expect(countPartners(tx)).rejects.toThrow('The transaction of this query has ended.'),
      }),
    );
    await forgotten;
    await expect(countPartners(leaked)).rejects.toThrow('The transaction of this query has ended.');
  });

  it('runs queries that were asked together one after the other', async () => {
    const counts = await enter(randomUUID()).transaction((tx) =>
      Promise.all([1, 2, 3].map((n) => sql<{ n: number }>`select ${n}::int as n`.execute(tx))),
    );
    expect(counts.map(({ rows }) => rows[0]?.n)).toEqual([1, 2, 3]);
  });

  it('survives a connection that the server cut, and serves the next partner on a new one', async () => {
    const cut = enter(randomUUID()).transaction((tx) =>
      sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx),
    );
    await expect(cut).rejects.toThrow();
    expect(await database().public.transaction(countPartners)).toEqual({ count: 0 });
  });

  it.each([
    ['partner', { partnerId: "'; drop table users; --", role: 'system' }],
    ['user', { partnerId: randomUUID(), userId: '', role: 'system' }],
    ['role', { partnerId: randomUUID(), role: "x'); --" }],
  ])('refuses a %s that is not one', async (_what, scope) => {
    await expect(database().partner(scope).transaction(countPartners)).rejects.toThrow(/UUID|plain word/);
  });

  it('gives bigint as number, a date as text and an instant as Date', async () => {
    const { rows } = await database().public.transaction((tx) =>
      sql`select 9007199254740991::bigint as cents, date '2026-02-28' as day,
                 timestamptz '2026-02-28 12:00Z' as at`.execute(tx),
    );
    expect(rows).toEqual([
      { cents: 9007199254740991, day: '2026-02-28', at: new Date('2026-02-28T12:00:00Z') },
    ]);
    const tooLarge = database().public.transaction((tx) => sql`select 9007199254740993::bigint`.execute(tx));
    await expect(tooLarge).rejects.toThrow('too large to be exact');
  });
});
