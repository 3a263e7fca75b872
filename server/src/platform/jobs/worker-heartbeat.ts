import type pg from 'pg';
import type { Log } from '../log/log.ts';
import { failUnknownJobs } from './fail-unknown-jobs.ts';
import { releaseDeadWorkers } from './release-dead-workers.ts';

interface HeartbeatOptions {
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly intervalMs: number;
  readonly unknownJobPatienceMs: number;
  readonly knownNames: readonly string[];
  readonly ownIds: () => readonly string[];
}

/** Looks after the queue at the start and from then on regularly: dead workers, unknown jobs. */
export function startHeartbeat(options: HeartbeatOptions): { stop: () => Promise<void> } {
  const { pool, log, intervalMs } = options;
  let beating = beat();
  const timer = setInterval(() => {
    beating = beating.then(beat);
  }, intervalMs);
  timer.unref();

  async function beat(): Promise<void> {
    try {
      const dead = await releaseDeadWorkers(pool, options.ownIds());
      if (dead.length > 0) log.warn('released the jobs of workers that died', { count: dead.length });
      await failUnknownJobs(pool, options.knownNames, options.unknownJobPatienceMs, log);
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
