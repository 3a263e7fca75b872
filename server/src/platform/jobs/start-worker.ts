import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../db/open-database.ts';
import type { Log } from '../log/log.ts';
import { countWaitingJobs } from './count-waiting-jobs.ts';
import type { RunnableJob } from './define-job.ts';
import type { Schedule } from './define-schedule.ts';
import type { BuildJobContext } from './job-context.ts';
import { type JobObserver, silentObserver } from './job-observer.ts';
import { runQueue } from './run-queue.ts';
import { startHeartbeat } from './worker-heartbeat.ts';

export interface WorkerOptions {
  /** The queue belongs to the owner, who also holds the worker's connections; handlers use `database` instead. */
  readonly ownerUrl: string;
  readonly database: Pick<Database, 'listPartnerIds'>;
  readonly jobs: readonly RunnableJob[];
  readonly schedules?: readonly Schedule[];
  readonly buildContext: BuildJobContext;
  readonly log: Log;
  readonly observer?: JobObserver;
  readonly concurrency?: number;
  readonly heartbeatMs?: number;
  /** How long a job that nobody knows waits for a newer worker. */
  readonly unknownJobPatienceMs?: number;
}

export interface Worker {
  readonly countWaiting: () => Promise<number>;
  /** Takes no new jobs, and resolves when the running ones have ended or the patience has. */
  readonly stop: (patienceMs?: number) => Promise<void>;
}

const dayMs = 24 * 60 * 60 * 1000;
const restartMs = 1_000;

/** Runs the jobs of every partner until it is stopped, and comes back by itself when the database went away. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { ownerUrl, log, concurrency = 4, heartbeatMs = 10_000, unknownJobPatienceMs = dayMs } = options;
  const observer = options.observer ?? silentObserver;
  const pool = openPool(ownerUrl, concurrency, log);
  const queueOptions = { ...options, observer, concurrency, pool };

  let stopping = false;
  const isStopping = () => stopping;
  let queue = await runQueue(queueOptions).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const heartbeat = startHeartbeat({
    pool,
    log,
    intervalMs: heartbeatMs,
    unknownJobPatienceMs,
    knownNames: queue.names,
    ownId: () => queue.workerId(),
  });
  const supervised = keepRunning();

  async function keepRunning(): Promise<void> {
    for (;;) {
      await queue.ended;
      if (isStopping()) return;
      log.error('the worker ended unexpectedly and starts again');
      await delay(restartMs);
      if (isStopping()) return;
      queue = await runQueue(queueOptions).catch((error: unknown) => {
        log.error('the worker cannot start yet', { error });
        return { ...queue, ended: Promise.resolve() };
      });
      if (isStopping()) await queue.stop();
    }
  }

  return {
    countWaiting: () => countWaitingJobs(pool),
    stop: async (patienceMs = 20_000) => {
      stopping = true;
      // Before anything that takes time, or the worker would go on taking jobs meanwhile.
      const drained = queue.stop().then(() => true);
      await heartbeat.stop();
      const finished = await Promise.race([drained, delay(patienceMs, false, { ref: false })]);
      if (!finished) log.warn('the worker stops with jobs still running; another one will run them again');
      if (finished) await supervised;
      await pool.end();
    },
  };
}

function openPool(connectionString: string, concurrency: number, log: Log): pg.Pool {
  // Beside the jobs: one connection listens, one keeps the schedule, one beats the heart.
  const pool = new pg.Pool({ connectionString, max: concurrency + 3 });
  const ignore = (error: Error) => {
    log.warn('a connection of the job queue was lost', { error });
  };
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}
