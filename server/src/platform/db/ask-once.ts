import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import { run } from './bind-transaction.ts';
import { sayIfUndone } from './lost-race.ts';
import { takeConnection } from './take-connection.ts';

/**
 * Asks a single statement in a transaction of its own. No partner is set around it, so it sees nothing but what anyone
 * may know, unless it calls a function that enters a partner for this one call.
 */
export async function askOnce<Row>(pool: Pool, text: string, values: readonly unknown[]): Promise<Row[]> {
  const client = await takeConnection(pool);
  try {
    const { rows } = await run<Row>(client, CompiledQuery.raw(text, [...values]));
    return rows;
  } catch (error) {
    throw sayIfUndone(error);
  } finally {
    client.release();
  }
}
