import type pg from 'pg';
import { presenceKey } from './worker-presence.ts';

/**
 * Frees the jobs of workers that died while running them, and gives the ids of those workers.
 * The queue itself waits four hours before it does so.
 */
export async function releaseDeadWorkers(pool: pg.Pool, ownIds: readonly string[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>(deadWorkers, [presenceKey(''), ownIds]);
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) await client.query('select graphile_worker.force_unlock_workers($1)', [ids]);
    await client.query('commit');
    return ids;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

// A lock that can be taken is a lock that its worker no longer holds.
const deadWorkers = `
  with lockers as materialized (
    select locked_by as id from graphile_worker._private_jobs where locked_by is not null
    union
    select locked_by from graphile_worker._private_job_queues where locked_by is not null
  )
  select id from lockers
  where id <> all ($2) and pg_try_advisory_xact_lock(hashtextextended($1 || id, 0))`;
