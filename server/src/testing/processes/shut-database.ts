import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Takes a database away from everyone for a while, as a restart of the server would. */
export async function shutDatabase(ownerUrl: string, forMs: number): Promise<void> {
  const name = new URL(ownerUrl).pathname.slice(1);
  const client = new pg.Client({
    connectionString: Object.assign(new URL(ownerUrl), { pathname: '/postgres' }).href,
  });
  await client.connect();
  try {
    await client.query(`alter database ${name} with allow_connections false`);
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await delay(forMs);
  } finally {
    await client.query(`alter database ${name} with allow_connections true`);
    await client.end();
  }
}
