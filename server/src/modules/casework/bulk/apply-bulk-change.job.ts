import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { JobContext } from '../../../platform/jobs/job-context.ts';
import { listBulkCases } from './bulk-case-store.ts';
import { advanceBulkChange, findBulkChange, openBulkWork } from './bulk-change-store.ts';
import { enterAsRequester } from './enter-as-requester.ts';
import { exportCases } from './export/export-cases.ts';
import { applyNextCase, refuseRest } from './apply-next-case.ts';

/**
 * Applies a bulk change case by case, each in its own transaction and as the person who asked. A worker that dies leaves
 * the cases that wait to the next one; what was done is done once.
 */
export const applyBulkChange = defineJob({
  name: 'apply-bulk-change',
  lane: 'heavy',
  payload: z.object({ bulkChangeId: z.uuid() }),
  run: async (job, { bulkChangeId: id }) => {
    const change = await job.db.read((tx) => findBulkChange(tx, job.partnerId, id));
    if (change?.state !== 'applying') return;
    const ctx = await enterAsRequester(job, change);
    if (!ctx) await refuseRest(job, id);
    else if (change.kind === 'export') await exportCases(ctx, id);
    else {
      const work = await ctx.db.read((tx) => openBulkWork(tx, ctx, change));
      const waiting = await ctx.db.read((tx) => listBulkCases(tx, ctx.partnerId, id, { state: 'waiting' }));
      const failures: unknown[] = [];
      for (const { caseId } of waiting) {
        await applyNextCase(ctx, { changeId: id, caseId, plannedAt: change.createdAt, work }).catch(
          (error: unknown) => failures.push(error),
        );
      }
      // The queue tries again later, and then only what still waits.
      if (failures.length > 0) throw failures[0];
    }
    await finish(job, id);
  },
});

async function finish(job: JobContext, id: string): Promise<void> {
  await job.db.transaction((tx) => advanceBulkChange(tx, job, id, 'applying'));
}
