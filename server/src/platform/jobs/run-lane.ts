import { type ParsedCronItem, run, type Runner, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Outage } from '../db/outage.ts';
import type { Log } from '../log/log.ts';
import type { LaneRules } from './lanes.ts';
import { toQueueLogger } from './queue-logger.ts';
import { takeTurns } from './take-turns.ts';
import type { WorkerPresence } from './worker-presence.ts';

export interface RunningLane {
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface LaneOptions {
  readonly taskList: TaskList;
  readonly cronItems: ParsedCronItem[];
  readonly rules: LaneRules;
  readonly pool: pg.Pool;
  readonly presence: WorkerPresence;
  readonly log: Log;
  readonly outage: Outage;
}

/** Starts taking the jobs of a lane; the first one only after everyone can see that this worker lives. */
export async function runLane(options: LaneOptions): Promise<RunningLane> {
  const { pool, log, outage, rules, taskList, cronItems, presence } = options;
  const { events, forbiddenFlags } = takeTurns({ pool, rules, taskNames: Object.keys(taskList) });
  const ids = new Set<string>();
  const show = (id: string): Promise<void> => {
    ids.add(id);
    return presence.hold(id);
  };
  const runner = await run({
    pgPool: pool,
    concurrency: rules.places,
    taskList,
    parsedCronItems: cronItems,
    events,
    forbiddenFlags,
    logger: toQueueLogger(log, outage),
    noHandleSignals: true,
    preset: {
      // Its own look for abandoned locks would come back up to ten minutes after it failed; ours follows the reconnect.
      worker: { minResetLockedInterval: 60_000, maxResetLockedInterval: 120_000 },
      plugins: [
        {
          name: 'WorkerPresencePlugin',
          version: '1.0.0',
          worker: { hooks: { startWorker: (_ctx, { worker }) => show(worker.workerPool.id) } },
        },
      ],
    },
  });

  const ended = runner.promise
    .catch((error: unknown) => {
      if (!outage.isOpen()) log.error('the job queue failed', { error });
    })
    .then(async () => {
      await Promise.all([...ids].map(presence.release));
    });
  return { ended, stop: () => stopRunner(runner, ended) };
}

async function stopRunner(runner: Runner, ended: Promise<void>): Promise<void> {
  // It rejects when it has already stopped by itself, which is the goal.
  await runner.stop().catch(() => undefined);
  await ended;
}
