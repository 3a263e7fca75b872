import { parseCronItems, run, type Runner, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { JobObserver } from './job-observer.ts';
import { toQueueLogger } from './queue-logger.ts';
import { toTask } from './run-job.ts';
import { scheduleTaskName, toSweep } from './run-schedule.ts';
import type { WorkerOptions } from './start-worker.ts';
import { createWorkerPresence, type WorkerPresence } from './worker-presence.ts';

export interface RunningQueue {
  readonly names: readonly string[];
  /** The name under which this worker locks jobs, once it has asked for the first one. */
  readonly workerId: () => string | undefined;
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}

interface QueueOptions extends WorkerOptions {
  readonly observer: JobObserver;
  readonly concurrency: number;
  readonly pool: pg.Pool;
}

/** Starts taking jobs; the first one only after everybody can see that this worker lives. */
export async function runQueue(options: QueueOptions): Promise<RunningQueue> {
  const { ownerUrl, log, pool, concurrency } = options;
  const taskList = buildTaskList(options);
  let workerId: string | undefined;
  let presence: WorkerPresence | undefined;

  const showPresence = (id: string): Promise<void> => {
    workerId = id;
    presence ??= createWorkerPresence(ownerUrl, id, log);
    return presence.hold();
  };
  const runner = await run({
    pgPool: pool,
    concurrency,
    taskList,
    parsedCronItems: buildCronItems(options),
    logger: toQueueLogger(log),
    noHandleSignals: true,
    preset: {
      plugins: [
        {
          name: 'WorkerPresencePlugin',
          version: '1.0.0',
          worker: { hooks: { startWorker: (_ctx, { worker }) => showPresence(worker.workerPool.id) } },
        },
      ],
    },
  });

  const ended = runner.promise
    .catch((error: unknown) => {
      log.error('the job queue failed', { error });
    })
    .finally(() => presence?.end());

  return {
    names: Object.keys(taskList),
    workerId: () => workerId,
    ended,
    stop: () => stopRunner(runner, ended),
  };
}

function buildTaskList(options: QueueOptions): TaskList {
  const { jobs, schedules = [], database } = options;
  return Object.fromEntries([
    ...jobs.map((job) => [job.name, toTask(job, options)] as const),
    ...schedules.map((one) => [scheduleTaskName(one), toSweep(one, options, database)] as const),
  ]);
}

function buildCronItems({ schedules = [] }: QueueOptions) {
  return parseCronItems(
    schedules.map((schedule) => ({
      task: scheduleTaskName(schedule),
      match: schedule.cron,
      identifier: schedule.name,
      // A sweep that is still waiting when the next one is due runs once, not twice.
      options: { backfillPeriod: 0, maxAttempts: 3, jobKey: scheduleTaskName(schedule) },
    })),
  );
}

async function stopRunner(runner: Runner, ended: Promise<void>): Promise<void> {
  // It rejects when it has already stopped by itself, which is what was asked for.
  await runner.stop().catch(() => undefined);
  await ended;
}
