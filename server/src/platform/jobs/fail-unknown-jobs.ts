import type pg from 'pg';
import type { Log } from '../log/log.ts';

/**
 * Gives up on jobs that no worker knows. They wait first, because during a deployment the old workers meet jobs
 * that only the new ones know.
 */
export async function failUnknownJobs(
  pool: pg.Pool,
  knownNames: readonly string[],
  patienceMs: number,
  log: Log,
): Promise<void> {
  const { rows } = await pool.query<{ id: string; name: string }>(unknownJobs, [knownNames, patienceMs]);
  if (rows.length === 0) return;
  const ids = rows.map((row) => row.id);
  await pool.query('select graphile_worker.permanently_fail_jobs($1, $2)', [ids, 'UNKNOWN_JOB']);
  for (const { id, name } of rows) log.error('gave up on an unknown job', { job: name, jobId: id });
}

const unknownJobs = `
  select id, task_identifier as name from graphile_worker.jobs
  where task_identifier <> all ($1) and locked_at is null and attempts < max_attempts
    and run_at < now() - $2 * interval '1 millisecond'
  limit 100`;
