import { type ParsedCronItem, parseCronItems, type TaskList } from 'graphile-worker';
import type { Database } from '../db/open-database.ts';
import type { RunnableJob } from './define-job.ts';
import type { Schedule } from './define-schedule.ts';
import type { LaneName } from './lanes.ts';
import { type JobRunning, toTask } from './run-job.ts';
import { scheduleTaskName, toSweep } from './run-schedule.ts';

export interface PlannedLane {
  readonly name: LaneName;
  readonly taskList: TaskList;
  readonly cronItems: ParsedCronItem[];
}

interface PlanOptions extends JobRunning {
  readonly jobs: readonly RunnableJob[];
  readonly schedules?: readonly Schedule[];
  readonly database: Pick<Database, 'listPartnerIds'>;
}

/** Puts every job in the lane that it names, and the schedules in one of their own. Lanes without work are left out. */
export function planLanes(options: PlanOptions): PlannedLane[] {
  const { jobs, schedules = [], database } = options;
  const jobsOf = (name: LaneName) =>
    Object.fromEntries(
      jobs.filter(({ lane }) => lane === name).map((job) => [job.name, toTask(job, options)] as const),
    );
  const sweeps = Object.fromEntries(
    schedules.map((schedule) => [scheduleTaskName(schedule), toSweep(schedule, options, database)] as const),
  );
  const planned: PlannedLane[] = [
    { name: 'quick', taskList: jobsOf('quick'), cronItems: [] },
    { name: 'heavy', taskList: jobsOf('heavy'), cronItems: [] },
    { name: 'sweeps', taskList: sweeps, cronItems: toCronItems(schedules) },
  ];
  return planned.filter(({ taskList }) => Object.keys(taskList).length > 0);
}

function toCronItems(schedules: readonly Schedule[]): ParsedCronItem[] {
  return parseCronItems(
    schedules.map((schedule) => ({
      task: scheduleTaskName(schedule),
      match: schedule.cron,
      identifier: schedule.name,
      options: {
        // A daily one that no worker was there for runs when the next worker starts; the others are due again soon.
        backfillPeriod: isDaily(schedule) ? dayMs : 0,
        maxAttempts: 3,
        // A sweep that is still waiting when the next one is due runs once, not twice.
        jobKey: scheduleTaskName(schedule),
      },
    })),
  );
}

const dayMs = 24 * 60 * 60_000;

function isDaily({ cron }: Schedule): boolean {
  return /^\d+ \d+ /.test(cron);
}
