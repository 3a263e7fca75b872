import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildJobContexts, oneAtATime, until } from '../../testing/worlds/job-world.ts';
import { shutDatabase } from '../../testing/processes/shut-database.ts';
import { createRecordingLog } from '../../testing/recording-log.ts';
import {
  asOwner,
  type BarePartner,
  insertBarePartner,
  useTrustWorld,
} from '../../testing/worlds/trust-world.ts';
import type { RequestContext } from '../context.ts';
import { defineJob } from './define-job.ts';
import { enqueueJob } from './enqueue-job.ts';
import { startWorker, type Worker, type WorkerOptions } from './start-worker.ts';

const ctx = { requestId: 'request-1', actor: { kind: 'anonymous' } } as const;

describe('startWorker', () => {
  const world = useTrustWorld();
  const log = createRecordingLog();
  let partner: BarePartner;
  let workers: Worker[] = [];
  beforeAll(async () => {
    partner = await insertBarePartner(world().database);
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    workers = [];
  });

  it('runs a job inside its partner, as the product itself', async () => {
    const seen: { ctx: RequestContext; profiles: string[] }[] = [];
    const job = buildJob(async (ctx) => {
      const rows = await ctx.db.transaction((tx) => tx.selectFrom('partners').select('id').execute());
      seen.push({ ctx, profiles: rows.map(({ id }) => id) });
    });
    await insertBarePartner(world().database);
    await enqueue(job);
    await start({ jobs: [job] });
    await until(() => seen.length === 1);

    expect(seen[0]?.profiles).toEqual([partner.partnerId]);
    expect(seen[0]?.ctx).toMatchObject({
      partnerId: partner.partnerId,
      requestId: 'request-1',
      actor: { kind: 'system', name: job.name },
    });
  });

  it('runs a job that arrives while it waits', async () => {
    let runs = 0;
    const job = buildJob(() => Promise.resolve(void (runs += 1)));
    await start({ jobs: [job] });
    await enqueue(job);
    await until(() => runs === 1);
  });

  it('tries a failed job again later, and keeps only the class of the failure', async () => {
    const job = buildJob(() =>
      Promise.reject(Object.assign(new TypeError('canary@example.org'), { code: 'E_TEST' })),
    );
    await enqueue(job);
    await start({ jobs: [job] });
    const row = await until(() => findFailed(job.name));

    expect(row).toMatchObject({
      attempts: 1,
      max_attempts: 25,
      last_error: 'TypeError E_TEST',
      locked_by: null,
    });
    expect(row?.run_at.getTime()).toBeGreaterThan(row?.created_at.getTime() ?? Infinity);
    expect(log.lines).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        message: 'a job failed and will be tried again',
        job: job.name,
      }),
    );
  });

  it('gives up at once on a payload that it cannot read', async () => {
    let runs = 0;
    const job = buildJob(() => Promise.resolve(void (runs += 1)));
    await asOwner(world().database, `select graphile_worker.add_job($1, '{"partnerId":"x"}')`, [job.name]);
    await start({ jobs: [job] });

    expect(await until(() => findFailed(job.name))).toMatchObject({
      attempts: 1,
      max_attempts: 1,
      last_error: 'INVALID_PAYLOAD',
    });
    expect(runs).toBe(0);
    expect(log.lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        message: 'gave up on a job with an invalid payload',
        job: job.name,
      }),
    );
  });

  it('gives up on a job that nobody knows once its patience ends, and not before', async () => {
    const unknown = buildJob(() => Promise.resolve());
    await enqueue(unknown);
    const patient = await start({
      jobs: [buildJob(() => Promise.resolve())],
      unknownJobPatienceMs: 60_000,
    });
    workers = [];
    // A worker ends only after it has looked after the queue once.
    await patient.stop();
    expect(await findRow(unknown.name)).toMatchObject({ attempts: 0, last_error: null });

    await start({ jobs: [buildJob(() => Promise.resolve())], unknownJobPatienceMs: 0 });
    expect(await until(() => findFailed(unknown.name))).toMatchObject({
      attempts: 25,
      last_error: 'UNKNOWN_JOB',
    });
    expect(log.lines).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'gave up on an unknown job', job: unknown.name }),
    );
  });

  it('finishes the running job before it stops, and takes no other', async () => {
    const events: string[] = [];
    let finish: () => void = () => undefined;
    const job = buildJob(async () => {
      events.push('started');
      await new Promise<void>((resolve) => (finish = resolve));
      events.push('finished');
    });
    await enqueue(job);
    const worker = await start({ jobs: [job], lanes: oneAtATime });
    await until(() => events.length === 1);
    await enqueue(job);

    workers = [];
    const stopped = worker.stop().then(() => events.push('stopped'));
    finish();
    await stopped;

    expect(events).toEqual(['started', 'finished', 'stopped']);
    expect(await findRow(job.name)).toMatchObject({ attempts: 0, locked_by: null });
  });

  it('works on after the database has dropped every connection', async () => {
    let runs = 0;
    const job = buildJob(() => Promise.resolve(void (runs += 1)));
    await start({ jobs: [job], heartbeatMs: 100 });
    await enqueue(job);
    await until(() => runs === 1);

    await asOwner(
      world().database,
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await until(() =>
      enqueue(job).then(
        () => true,
        () => false,
      ),
    );
    await until(() => runs >= 2);
  });

  it('mentions an outage of the database twice, and looks for abandoned jobs as soon as it is back', async () => {
    let runs = 0;
    const job = buildJob(() => Promise.resolve(void (runs += 1)));
    const recorded = createRecordingLog();
    await start({ jobs: [job], heartbeatMs: 3_600_000, log: recorded });
    await enqueue(job);
    await until(() => runs === 1);
    await enqueueOfDeadWorker(job);
    await enqueue(job);
    await until(() => runs === 2);

    await shutDatabase(world().database.ownerUrl, 3_000);
    await until(() => runs === 3);
    await until(() => recorded.lines.some(({ message }) => message === 'the database is back; jobs go on'));

    const told = recorded.lines.filter(
      ({ level, message }) => level === 'warn' || level === 'error' || message.startsWith('the database'),
    );
    expect(told.map(({ level, message }) => [level, message])).toEqual([
      ['warn', 'the database is away; jobs will go on when it is back'],
      ['warn', 'released the jobs of workers that died'],
      ['info', 'the database is back; jobs go on'],
    ]);
  });

  /** A job that a worker held when it died, as nobody has noticed yet. */
  async function enqueueOfDeadWorker(job: ReturnType<typeof buildJob>): Promise<void> {
    const held = `update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now()
      where task_id = (select id from graphile_worker._private_tasks where identifier = '${job.name}')`;
    const payload = JSON.stringify({
      partnerId: partner.partnerId,
      requestId: 'r',
      requester: '',
      payload: {},
    });
    await asOwner(
      world().database,
      `begin; select graphile_worker.add_job('${job.name}', '${payload}'); ${held}; commit`,
    );
  }

  async function start(options: Pick<WorkerOptions, 'jobs'> & Partial<WorkerOptions>): Promise<Worker> {
    const { database, openKeys } = world();
    const worker = await startWorker({
      ownerUrl: database.ownerUrl,
      database,
      buildContext: buildJobContexts({ database, keys: openKeys(), log }),
      log,
      ...options,
    });
    workers.push(worker);
    return worker;
  }

  function enqueue(job: ReturnType<typeof buildJob>): Promise<void> {
    return partner.db.transaction((tx) => enqueueJob(tx, ctx, job, {}));
  }

  async function findFailed(name: string): Promise<JobRow | undefined> {
    const row = await findRow(name);
    return row?.last_error ? row : undefined;
  }

  async function findRow(name: string): Promise<JobRow | undefined> {
    const [row] = await asOwner<JobRow>(
      world().database,
      'select * from graphile_worker.jobs where task_identifier = $1 order by id desc',
      [name],
    );
    return row;
  }
});

interface JobRow {
  readonly attempts: number;
  readonly max_attempts: number;
  readonly last_error: string | null;
  readonly locked_by: string | null;
  readonly run_at: Date;
  readonly created_at: Date;
}

function buildJob(run: (ctx: RequestContext) => Promise<void>) {
  return defineJob({ name: `job-${randomUUID()}`, lane: 'quick', payload: z.object({}), run });
}
