import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { applyNews } from '../claims/index.ts';
import { findBatch, listUnsettledItems } from './payment-batch-store.ts';

/**
 * Books that the payments of a confirmed batch have arrived, each in its own transaction. It may run late, twice or on two
 * machines at once: what came back or was settled meanwhile is left alone, and whoever dies leaves the rest to the next run.
 */
export const settleBatch = defineJob({
  name: 'settle-batch',
  lane: 'heavy',
  payload: z.object({ batchId: z.uuid() }),
  run: async (ctx, { batchId }) => {
    const { partnerId } = ctx;
    const batch = await ctx.db.read((tx) => findBatch(tx, partnerId, batchId));
    if (batch?.state !== 'confirmed') return;
    const items = await ctx.db.read((tx) => listUnsettledItems(tx, partnerId, batchId));
    const failures: unknown[] = [];
    for (const { attemptId, paymentId } of items)
      await applyNews(ctx, { id: attemptId, paymentId }, { kind: 'settled', reference: attemptId }).catch(
        (error: unknown) => failures.push(error),
      );
    // One that cannot be booked must not keep the others waiting. The queue tries again, and then only what is left.
    if (failures.length > 0) throw failures[0];
  },
});
