import pg from 'pg';
import type { TestDatabase } from './test-database.ts';

/**
 * Does several things at the same time: lets nothing past a table until everyone stands there, or is done, then lets all
 * go at once. Says "done" or what went wrong, for each.
 */
export async function meetAt(
  { ownerUrl }: Pick<TestDatabase, 'ownerUrl'>,
  table: string,
  acts: readonly (() => Promise<unknown>)[],
): Promise<unknown[]> {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  try {
    await client.query(`begin; lock table ${table} in access exclusive mode`);
    let arrived = 0;
    const done = acts.map(async (act) => {
      const outcome = await act().then(
        () => 'done',
        (error: unknown) => error,
      );
      arrived += 1;
      return outcome;
    });
    const waiting = `select count(*)::int as count from pg_locks
      where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`;
    for (let count = 0; count + arrived < acts.length;) {
      // A transaction sees the same sessions for as long as it lasts, but for this: whoever connects later was never counted.
      await client.query('select pg_stat_clear_snapshot()');
      count = (await client.query<{ count: number }>(waiting)).rows[0]?.count ?? 0;
    }
    await client.query('commit');
    return await Promise.all(done);
  } finally {
    await client.end();
  }
}
