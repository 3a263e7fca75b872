import type pg from 'pg';
import { connectClient } from './connect-client.ts';

/** Does the work while no other process on the same database does work of the same name; the others wait their turn. */
export async function withDatabaseLock<T>(
  ownerUrl: string,
  name: string,
  work: (owner: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connectClient({
    connectionString: ownerUrl,
    application_name: `handrail-${name}`,
  });
  try {
    // Held until the connection closes, so that it ends with the process, however that ends.
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    return await work(client);
  } finally {
    await client.end();
  }
}
