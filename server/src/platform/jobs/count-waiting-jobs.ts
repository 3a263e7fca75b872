import type pg from 'pg';

// Beyond the cap the figure only says "far too many", and counting them would add to the trouble.
const waitingCap = 10_000;

/** Counts the jobs that are due and that no worker has taken yet. */
export async function countWaitingJobs(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from (
       select 1 from graphile_worker._private_jobs where is_available and run_at <= now() limit ${String(waitingCap)}
     ) waiting`,
  );
  return rows[0]?.count ?? 0;
}
