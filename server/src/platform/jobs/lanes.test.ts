import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildJobContexts, oneAtATime, until } from '../../testing/worlds/job-world.ts';
import { silentLog } from '../../testing/silent-log.ts';
import {
  asOwner,
  type BarePartner,
  insertBarePartner,
  useTrustWorld,
} from '../../testing/worlds/trust-world.ts';
import { defineJob } from './define-job.ts';
import { enqueueJob } from './enqueue-job.ts';
import { type JobLane, lanes } from './lanes.ts';
import { startWorker, type Worker, type WorkerOptions } from './start-worker.ts';

describe('lanes', () => {
  const world = useTrustWorld();
  let worker: Worker | undefined;
  let partner: BarePartner;
  let other: BarePartner;
  beforeEach(async () => {
    partner = await insertBarePartner(world().database);
    other = await insertBarePartner(world().database);
  });
  afterEach(async () => {
    await worker?.stop(0);
    worker = undefined;
  });

  it('start a mail and another person’s preview while one person’s thirty previews wait', async () => {
    const { previews, mails, jobs } = buildJobs();
    await enqueueMany(partner, previews.job, 'ada', 30);
    await start({ jobs });
    await until(() => previews.started.length > 0);

    await enqueue(partner, previews.job, 'ben', 'file of ben');
    await enqueue(other, previews.job, 'cleo', 'file of cleo');
    await enqueue(other, mails.job, 'dora', 'mail of dora');
    await until(() => previews.started.length === 3 && mails.started.length === 1);

    // Not one of them has ended, so none of them had to wait for another.
    expect([...previews.started].sort()).toEqual(['ada 1', 'file of ben', 'file of cleo']);
    expect(mails.started).toEqual(['mail of dora']);
  });

  it('give partners turns, and inside each partner people', async () => {
    const { mails, jobs } = buildJobs();
    await enqueueMany(partner, mails.job, 'ada', 4);
    await enqueueMany(partner, mails.job, 'ben', 2);
    await enqueueMany(other, mails.job, 'cleo', 2);
    await start({ jobs, lanes: oneAtATime });
    for (let ended = 0; ended < 8; ended += 1) {
      await until(() => mails.started.length > ended);
      mails.finishNext();
    }

    const rounds = [mails.started.slice(0, 2), mails.started.slice(2, 4)];
    for (const round of rounds) expect(round.filter((name) => name.startsWith('cleo'))).toHaveLength(1);
    const ofPartner = mails.started
      .filter((name) => !name.startsWith('cleo'))
      .map((name) => name.split(' ')[0]);
    const [first = '', second = ''] = ofPartner;
    expect(new Set([first, second])).toEqual(new Set(['ada', 'ben']));
    expect(ofPartner).toEqual([first, second, first, second, 'ada', 'ada']);
    expect(mails.started.filter((name) => name.startsWith('ada'))).toEqual([
      'ada 1',
      'ada 2',
      'ada 3',
      'ada 4',
    ]);
  });

  it('put a job that failed back behind those who have not had their turn', async () => {
    const { mails, jobs } = buildJobs();
    await enqueue(partner, mails.job, 'ada', 'fails');
    await start({ jobs, lanes: oneAtATime });
    await until(() => mails.started.length === 1);
    mails.finishNext(new Error('not today'));

    const priority = await until(async () => {
      const [row] = await asOwner<{ priority: number; last_error: string | null }>(
        world().database,
        'select priority, last_error from graphile_worker.jobs where task_identifier = $1',
        [mails.job.name],
      );
      return row?.last_error ? { priority: row.priority } : undefined;
    });
    expect(priority).toEqual({ priority: 0 });
  });

  it('never let one partner or one person hold every place', () => {
    const chosen: JobLane[] = ['quick', 'heavy'];
    for (const { places, perPartner, perRequester } of chosen.map((name) => lanes[name])) {
      expect(perPartner).toBeLessThan(places);
      expect(perRequester).toBeLessThan(perPartner);
    }
  });

  it('are chosen by every job', () => {
    // @ts-expect-error A job that names no lane does not compile.
    defineJob({ name: 'no-lane', payload: z.object({}), run: () => Promise.resolve() });
  });

  async function start(options: Pick<WorkerOptions, 'jobs'> & Partial<WorkerOptions>): Promise<void> {
    const { database, openKeys } = world();
    worker = await startWorker({
      ownerUrl: database.ownerUrl,
      database,
      buildContext: buildJobContexts({ database, keys: openKeys() }),
      log: silentLog,
      ...options,
    });
  }
});

function buildJobs() {
  const previews = buildHeldJob('heavy');
  const mails = buildHeldJob('quick');
  return { previews, mails, jobs: [previews.job, mails.job] };
}

/** A job that runs until the test ends it, and tells in which order they started. */
function buildHeldJob(lane: JobLane) {
  const started: string[] = [];
  const held: ((error?: Error) => void)[] = [];
  const job = defineJob({
    name: `job-${randomUUID()}`,
    lane,
    payload: z.object({ name: z.string() }),
    run: (_ctx, { name }) => {
      started.push(name);
      return new Promise<void>((resolve, reject) => {
        held.push((error) => {
          if (error) reject(error);
          else resolve();
        });
      });
    },
  });
  return { job, started, finishNext: (error?: Error) => held.shift()?.(error) };
}

type HeldJob = ReturnType<typeof buildHeldJob>['job'];

function enqueue({ db }: BarePartner, job: HeldJob, person: string, name: string): Promise<void> {
  const ctx = { requestId: 'request-1', actor: { kind: 'anonymous' } } as const;
  return db.transaction((tx) => enqueueJob(tx, ctx, job, { name }, { onBehalfOf: person }));
}

async function enqueueMany(partner: BarePartner, job: HeldJob, person: string, count: number): Promise<void> {
  for (let nth = 1; nth <= count; nth += 1) await enqueue(partner, job, person, `${person} ${String(nth)}`);
}
