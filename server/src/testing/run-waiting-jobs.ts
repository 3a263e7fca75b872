import type { RunnableJob } from '../platform/jobs/define-job.ts';
import type { TestContext } from './build-context.ts';
import type { TestDatabase } from './test-database.ts';
import { asOwner } from './worlds/trust-world.ts';

/** Runs the waiting jobs of one kind and of the partner in context, as the worker would, and takes them off the queue. */
export async function runWaitingJobs(
  database: TestDatabase,
  ctx: TestContext,
  job: RunnableJob,
): Promise<number> {
  const rows = await asOwner<{ payload: { payload: unknown } }>(
    database,
    `delete from graphile_worker._private_jobs jobs using graphile_worker._private_tasks tasks
     where tasks.id = jobs.task_id and tasks.identifier = $1 and jobs.payload->>'partnerId' = $2
     returning jobs.payload`,
    [job.name, ctx.partnerId],
  );
  for (const { payload } of rows) await job.parse(payload.payload)?.run(ctx);
  return rows.length;
}
