import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildJobContexts, oneAtATime, until } from '../../testing/worlds/job-world.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { insertBarePartner, useTrustWorld } from '../../testing/worlds/trust-world.ts';
import { defineJob } from '../jobs/define-job.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';
import { startWorker } from '../jobs/start-worker.ts';
import { measureWaitingJobs } from './measure-waiting-jobs.ts';
import { createRegistry, type Registry } from './registry.ts';

describe('measureWaitingJobs', () => {
  const world = useTrustWorld();

  it('tells at each asking how many jobs wait, and nothing once nobody can tell', async () => {
    const { database, openKeys } = world();
    const { db } = await insertBarePartner(database);
    const running: (() => void)[] = [];
    const job = defineJob({
      name: 'wait-for-me',
      lane: 'quick',
      payload: z.object({}),
      run: () => new Promise<void>((resolve) => void running.push(resolve)),
    });
    const worker = await startWorker({
      ownerUrl: database.ownerUrl,
      database,
      jobs: [job],
      buildContext: buildJobContexts({ database, keys: openKeys() }),
      log: silentLog,
      lanes: oneAtATime,
    });
    const registry = createRegistry();
    measureWaitingJobs(registry, worker, 60_000);

    await db.transaction(async (tx) => {
      for (const requestId of ['1', '2', '3'])
        await enqueueJob(tx, { requestId, actor: { kind: 'anonymous' } }, job, {});
    });
    const figures: string[] = [];
    for (const taken of [1, 2, 3]) {
      await until(() => running.length === taken);
      figures.push(await read(registry));
      running.at(-1)?.();
    }
    await worker.stop();
    figures.push(await read(registry));

    expect(figures).toEqual(['2', '1', '0', 'none']);
  });
});

async function read(registry: Registry): Promise<string> {
  return /^handrail_jobs_waiting (.+)$/m.exec(await registry.print())?.[1] ?? 'none';
}
