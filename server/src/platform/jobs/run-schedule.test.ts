import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { buildJobContexts, until } from '../../testing/worlds/job-world.ts';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { asOwner, insertBarePartner, useTrustWorld } from '../../testing/worlds/trust-world.ts';
import { createJobMetrics } from '../metrics/job-metrics.ts';
import { observeJobs } from '../tracing/observe-jobs.ts';
import { silentTracing } from '../tracing/tracing.ts';
import { defineSchedule, type Schedule } from './define-schedule.ts';
import { startWorker, type Worker } from './start-worker.ts';
import { createRegistry } from '../metrics/registry.ts';

describe('a schedule', () => {
  const world = useTrustWorld();
  const registry = createRegistry();
  const observer = observeJobs(createJobMetrics(registry), silentTracing);
  const log = createRecordingLog();
  let worker: Worker | undefined;
  afterEach(() => worker?.stop());

  it('runs once for every partner, also after one of them failed', async () => {
    const { database } = world();
    const partners = await Promise.all([1, 2, 3].map(() => insertBarePartner(database)));
    const failing = partners[0]?.partnerId;
    const seen: { partnerId: string; rows: string[] }[] = [];
    const schedule = buildSchedule(async (ctx) => {
      if (ctx.partnerId === failing) throw new Error('broken');
      const rows = await ctx.db.transaction((tx) => tx.selectFrom('partners').select('id').execute());
      seen.push({ partnerId: ctx.partnerId, rows: rows.map(({ id }) => id) });
    });
    await start(schedule);
    await tick(schedule);
    await until(async () => (await findLastError(schedule)) !== null);

    const others = partners.map(({ partnerId }) => partnerId).filter((id) => id !== failing);
    expect(seen.map(({ partnerId }) => partnerId).sort()).toEqual(others.sort());
    expect(seen.every(({ partnerId, rows }) => rows.length === 1 && rows[0] === partnerId)).toBe(true);
    expect(await findLastError(schedule)).toBe('FAILED_FOR_1_PARTNERS');
    expect(log.lines).toContainEqual(
      expect.objectContaining({ message: 'a scheduled job failed for a partner', partnerId: failing }),
    );
    expect(log.lines).toContainEqual(
      expect.objectContaining({ message: 'a scheduled job ran for this many partners', count: 2 }),
    );
    const metrics = await registry.print();
    expect(metrics).toContain(`handrail_jobs_total{job="schedule/${schedule.name}",outcome="done"} 2`);
    expect(metrics).toContain(`handrail_jobs_total{job="schedule/${schedule.name}",outcome="retry"} 1`);
    expect(metrics).toContain(`handrail_jobs_total{job="schedule/${schedule.name}",outcome="gave-up"} 0`);
  });

  it('is known to the queue with its cron line, and refused with a wrong one', async () => {
    const schedule = buildSchedule(() => Promise.resolve());
    await start(schedule);
    await until(async () => (await listKnown()).includes(schedule.name));

    await expect(start({ ...schedule, cron: 'every night' })).rejects.toThrow();
  });

  async function start(schedule: Schedule): Promise<void> {
    const { database, openKeys } = world();
    const buildContext = buildJobContexts({ database, keys: openKeys(), log });
    const { ownerUrl } = database;
    worker = await startWorker({
      ownerUrl,
      database,
      jobs: [],
      schedules: [schedule],
      buildContext,
      log,
      observer,
    });
  }

  /** What the queue itself does at the minutes of the cron line, but once: a second try would count again. */
  async function tick({ name }: Schedule): Promise<void> {
    await asOwner(world().database, 'select graphile_worker.add_job($1, max_attempts := 1)', [
      `schedule/${name}`,
    ]);
  }

  async function findLastError({ name }: Schedule): Promise<string | null | undefined> {
    const [row] = await asOwner<{ last_error: string | null }>(
      world().database,
      'select last_error from graphile_worker.jobs where task_identifier = $1',
      [`schedule/${name}`],
    );
    return row?.last_error;
  }

  async function listKnown(): Promise<string[]> {
    const rows = await asOwner<{ identifier: string }>(
      world().database,
      'select identifier from graphile_worker._private_known_crontabs',
    );
    return rows.map(({ identifier }) => identifier);
  }
});

function buildSchedule(run: Schedule['run']): Schedule {
  return defineSchedule({ name: `sweep-${randomUUID()}`, cron: '0 4 1 1 *', run });
}
