import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { defineSchedule } from '../../platform/jobs/define-schedule.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { discardDocument } from './discard-document.job.ts';
import { listUnfinished, type UnfinishedDocument, updateDocuments } from './document-store.ts';
import { processDocument } from './process-document.job.ts';

const patienceMinutes = 10;

/** Resumes what got stuck: scans given up while the scanner was down, and aborted uploads. */
export const resumeDocuments = defineSchedule({
  name: 'resume-documents',
  cron: '*/5 * * * *',
  run: async (ctx) => {
    // A scanner that came later looks at what nobody looked at before.
    const { isConnected } = ctx.ports.scanner;
    const stuck = ['received', 'scanning', ...(isConnected ? (['unscanned'] as const) : [])] as const;
    const before = new Date(ctx.now().getTime() - patienceMinutes * 60_000);
    await ctx.db.transaction(async (tx) => {
      const unfinished = await listUnfinished(tx, ctx.partnerId, before, stuck);
      for (const document of unfinished) await resume(tx, ctx, document);
    });
  },
});

async function resume(
  tx: Transaction,
  ctx: RequestContext,
  { id: documentId, ownerId, state }: UnfinishedDocument,
): Promise<void> {
  const options = { key: documentId, onBehalfOf: ownerId };
  if (state === 'unscanned' && ctx.ports.scanner.isConnected)
    await updateDocuments(tx, ctx.partnerId, [documentId], { state: 'scanning' });
  if (state !== 'received') return enqueueJob(tx, ctx, processDocument, { documentId }, options);
  await updateDocuments(tx, ctx.partnerId, [documentId], { removed_at: ctx.now() });
  return enqueueJob(tx, ctx, discardDocument, { documentId }, options);
}
