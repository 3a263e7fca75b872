import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useTestDatabase } from '../../testing/test-database.ts';
import { asOwner, type BarePartner, insertBarePartner } from '../../testing/worlds/trust-world.ts';
import { defineJob } from './define-job.ts';
import { enqueueJob } from './enqueue-job.ts';

const ctx = { requestId: 'request-1', actor: { kind: 'anonymous' } } as const;

describe('enqueueJob', () => {
  const database = useTestDatabase();
  let partner: BarePartner;
  let other: BarePartner;
  beforeAll(async () => {
    partner = await insertBarePartner(database());
    other = await insertBarePartner(database());
  });

  it('queues the job for the partner of the transaction', async () => {
    const job = buildJob();
    await partner.db.transaction((tx) => enqueueJob(tx, ctx, job, { id: 7 }));

    expect(await listQueued(job.name)).toEqual([
      {
        partnerId: partner.partnerId,
        requestId: 'request-1',
        requester: 'anonymous',
        payload: { id: 7 },
      },
    ]);
  });

  it('queues nothing when the transaction rolls back', async () => {
    const job = buildJob();
    const failing = partner.db.transaction(async (tx) => {
      await enqueueJob(tx, ctx, job, { id: 7 });
      throw new Error('changed my mind');
    });

    await expect(failing).rejects.toThrow('changed my mind');
    expect(await listQueued(job.name)).toEqual([]);
  });

  it('refuses a payload that the job does not take', async () => {
    const job = buildJob();
    const wrong = { id: 'seven' } as unknown as { id: number };

    await expect(partner.db.transaction((tx) => enqueueJob(tx, ctx, job, wrong))).rejects.toThrow();
    expect(await listQueued(job.name)).toEqual([]);
  });

  it('keeps one waiting job a key, each partner for itself', async () => {
    const job = buildJob();
    for (const { db } of [partner, partner, other]) {
      await db.transaction((tx) => enqueueJob(tx, ctx, job, { id: 1 }, { key: 'nightly' }));
    }

    const queued = await listQueued(job.name);
    expect(queued.map(({ partnerId }) => partnerId).sort()).toEqual(
      [partner.partnerId, other.partnerId].sort(),
    );
  });

  it('lets nobody queue a job for another partner, or for none', async () => {
    const job = buildJob();
    const forged = JSON.stringify({ partnerId: other.partnerId, requestId: 'request-1', payload: { id: 1 } });
    await partner.db.transaction((tx) => sql`select enqueue(${job.name}, ${forged}::jsonb)`.execute(tx));
    const partnerless = database().public.transaction((tx) => enqueueJob(tx, ctx, job, { id: 1 }));

    await expect(partnerless).rejects.toThrow('a job needs a partner');
    expect(await listQueued(job.name)).toEqual([
      { partnerId: partner.partnerId, requestId: 'request-1', payload: { id: 1 } },
    ]);
  });

  it('lets the application neither read nor change the queue itself', async () => {
    for (const statement of [
      'select * from graphile_worker.jobs',
      'delete from graphile_worker._private_jobs',
    ]) {
      const reaching = partner.db.transaction((tx) => sql.raw(statement).execute(tx));
      await expect(reaching).rejects.toThrow('permission denied for schema graphile_worker');
    }
  });

  async function listQueued(
    name: string,
  ): Promise<{ partnerId: string; requestId: string; payload: unknown }[]> {
    const rows = await asOwner<{ payload: { partnerId: string; requestId: string; payload: unknown } }>(
      database(),
      `select jobs.payload from graphile_worker._private_jobs jobs
       join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
       where tasks.identifier = $1 order by jobs.id`,
      [name],
    );
    return rows.map(({ payload }) => payload);
  }
});

function buildJob() {
  return defineJob({
    name: `job-${randomUUID()}`,
    lane: 'quick',
    payload: z.object({ id: z.number() }),
    run: () => Promise.resolve(),
  });
}
