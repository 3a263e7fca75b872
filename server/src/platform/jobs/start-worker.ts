import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../db/open-database.ts';
import { createOutage, type Outage } from '../db/outage.ts';
import type { Log } from '../log/log.ts';
import { countWaitingJobs } from './count-waiting-jobs.ts';
import type { RunnableJob } from './define-job.ts';
import type { Schedule } from './define-schedule.ts';
import type { BuildJobContext } from './job-context.ts';
import { type JobObserver, silentObserver } from './job-observer.ts';
import { keepLaneRunning } from './keep-lane-running.ts';
import { type LaneName, type LaneRules, lanes } from './lanes.ts';
import { planLanes } from './plan-lanes.ts';
import { startHeartbeat } from './worker-heartbeat.ts';
import { createWorkerPresence } from './worker-presence.ts';

export interface WorkerOptions {
  /** The queue belongs to the owner, who also holds the worker's connections; handlers use `database` instead. */
  readonly ownerUrl: string;
  readonly database: Pick<Database, 'listPartnerIds'>;
  readonly jobs: readonly RunnableJob[];
  readonly schedules?: readonly Schedule[];
  readonly buildContext: BuildJobContext;
  readonly log: Log;
  readonly observer?: JobObserver;
  readonly lanes?: Readonly<Record<LaneName, LaneRules>>;
  readonly heartbeatMs?: number;
  /** How long a job that nobody knows waits for a newer worker. */
  readonly unknownJobPatienceMs?: number;
  /** Ends what jobs wait for that are still running when the worker gives up on them. */
  readonly abandonJobs?: () => Promise<unknown>;
}

export interface Worker {
  readonly countWaiting: () => Promise<number>;
  /** Takes no new jobs, and resolves when the running ones have ended or the patience has. */
  readonly stop: (patienceMs?: number) => Promise<void>;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Runs the jobs of every partner until it is stopped, and comes back by itself when the database went away. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { ownerUrl, log, heartbeatMs = 10_000, unknownJobPatienceMs = dayMs } = options;
  const rules = options.lanes ?? lanes;
  const planned = planLanes({ ...options, observer: options.observer ?? silentObserver });
  const outage = createOutage(log, 'jobs');
  const pool = openPool(ownerUrl, outage);
  // Whoever lost its lock in the outage lost it at the server too: its jobs are looked for at once.
  const presence = createWorkerPresence(ownerUrl, outage, () => {
    heartbeat.beat();
  });
  const close = async () => {
    await presence.end();
    await pool.end();
  };

  const started = await Promise.allSettled(
    planned.map(({ name, ...plan }) =>
      keepLaneRunning({ ...plan, rules: rules[name], pool, presence, log, outage }),
    ),
  );
  const running = started.flatMap((lane) => (lane.status === 'fulfilled' ? [lane.value] : []));
  const stopLanes = () => Promise.all(running.map((lane) => lane.stop()));
  for (const lane of started) {
    if (lane.status === 'fulfilled') continue;
    await stopLanes();
    await close();
    throw lane.reason;
  }
  const heartbeat = startHeartbeat({
    pool,
    log,
    outage,
    intervalMs: heartbeatMs,
    unknownJobPatienceMs,
    knownNames: planned.flatMap(({ taskList }) => Object.keys(taskList)),
    ownIds: presence.ids,
  });

  return {
    countWaiting: () => countWaitingJobs(pool),
    stop: async (patienceMs = 20_000) => {
      // Before anything that takes time, or the worker would go on taking jobs meanwhile.
      const drained = stopLanes().then(() => true);
      await heartbeat.stop();
      const finished = await Promise.race([drained, delay(patienceMs, false, { ref: false })]);
      if (!finished) {
        log.warn('the worker stops with jobs still running; another one will run them again');
        await options.abandonJobs?.();
      }
      await close();
    },
  };
}

function openPool(connectionString: string, { noteLoss }: Outage): pg.Pool {
  // Each lane listens on one, the schedule and the heartbeat use one each; a running job holds none.
  const pool = new pg.Pool({ connectionString, max: 8 });
  pool.on('error', noteLoss);
  pool.on('connect', (client) => client.on('error', noteLoss));
  return pool;
}
