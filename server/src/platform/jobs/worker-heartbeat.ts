import type pg from 'pg';
import type { Outage } from '../db/outage.ts';
import type { Log } from '../log/log.ts';
import { failUnknownJobs } from './fail-unknown-jobs.ts';
import { releaseDeadWorkers } from './release-dead-workers.ts';

interface HeartbeatOptions {
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly outage: Outage;
  readonly intervalMs: number;
  readonly unknownJobPatienceMs: number;
  readonly knownNames: readonly string[];
  readonly ownIds: () => readonly string[];
}

/** Looks after the queue at the start and from then on regularly: dead workers, unknown jobs. */
export function startHeartbeat(options: HeartbeatOptions): { beat: () => void; stop: () => Promise<void> } {
  const { pool, log, outage, intervalMs } = options;
  let beating = beat();
  const beatAgain = () => {
    beating = beating.then(beat);
  };
  const timer = setInterval(beatAgain, intervalMs);
  timer.unref();

  async function beat(): Promise<void> {
    try {
      const dead = await releaseDeadWorkers(pool, options.ownIds());
      if (dead.length > 0) log.warn('released the jobs of workers that died', { count: dead.length });
      await failUnknownJobs(pool, options.knownNames, options.unknownJobPatienceMs, log);
      outage.noteAnswer();
    } catch (error) {
      outage.noteLoss(error);
    }
  }

  return {
    beat: beatAgain,
    stop: () => {
      clearInterval(timer);
      return beating;
    },
  };
}
