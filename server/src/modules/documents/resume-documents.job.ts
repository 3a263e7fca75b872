import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { defineSchedule } from '../../platform/jobs/define-schedule.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { discardDocument } from './discard-document.job.ts';
import { listUnfinished, updateDocuments } from './document-store.ts';
import { processDocument } from './process-document.job.ts';

const patienceMinutes = 10;

/** Takes up what got stuck: scans that were given up while the scanner was away, and uploads that broke off. */
export const resumeDocuments = defineSchedule({
  name: 'resume-documents',
  cron: '*/5 * * * *',
  run: async (ctx) => {
    const before = new Date(ctx.now().getTime() - patienceMinutes * 60_000);
    await ctx.db.transaction(async (tx) => {
      const unfinished = await listUnfinished(tx, ctx.partnerId, before);
      for (const { id, state } of unfinished) await resume(tx, ctx, id, state === 'received');
    });
  },
});

async function resume(
  tx: Transaction,
  ctx: RequestContext,
  documentId: string,
  brokeOff: boolean,
): Promise<void> {
  if (!brokeOff) return enqueueJob(tx, ctx, processDocument, { documentId }, { key: documentId });
  await updateDocuments(tx, ctx.partnerId, [documentId], { removed_at: ctx.now() });
  return enqueueJob(tx, ctx, discardDocument, { documentId }, { key: documentId });
}
