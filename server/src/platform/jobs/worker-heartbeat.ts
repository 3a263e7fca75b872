import type pg from 'pg';
import type { Log } from '../log/log.ts';
import { failUnknownJobs } from './fail-unknown-jobs.ts';
import type { JobObserver } from './job-observer.ts';
import { releaseDeadWorkers } from './release-dead-workers.ts';

interface HeartbeatOptions {
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly observer: JobObserver;
  readonly intervalMs: number;
  readonly unknownJobPatienceMs: number;
  readonly knownNames: readonly string[];
  readonly ownId: () => string | undefined;
}

/** Looks after the queue at the start and from then on regularly: dead workers, unknown jobs, how many wait. */
export function startHeartbeat(options: HeartbeatOptions): { stop: () => Promise<void> } {
  const { pool, log, observer, intervalMs } = options;
  let beating = beat();
  const timer = setInterval(() => {
    beating = beating.then(beat);
  }, intervalMs);
  timer.unref();

  async function beat(): Promise<void> {
    try {
      const dead = await releaseDeadWorkers(pool, options.ownId());
      if (dead.length > 0) log.warn('released the jobs of workers that died', { count: dead.length });
      await failUnknownJobs(pool, options.knownNames, options.unknownJobPatienceMs, log);
      observer.waiting(await countWaitingJobs(pool));
    } catch (error) {
      log.warn('the heartbeat of the worker failed', { error });
    }
  }

  return {
    stop: () => {
      clearInterval(timer);
      return beating;
    },
  };
}

// Beyond the cap the figure only says "far too many", and counting them would add to the trouble.
const waitingCap = 10_000;

async function countWaitingJobs(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from (
       select 1 from graphile_worker._private_jobs where is_available and run_at <= now() limit ${String(waitingCap)}
     ) waiting`,
  );
  return rows[0]?.count ?? 0;
}
