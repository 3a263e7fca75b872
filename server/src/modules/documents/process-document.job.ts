import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { findStoredDocument } from './document-store.ts';
import { isOpenable } from './document.ts';
import { prepareDocument } from './prepare-document.ts';
import { scanDocument } from './scan-document.ts';

/** Scans a document, then makes its preview and guesses its label. What is done already is not done again. */
export const processDocument = defineJob({
  name: 'process-document',
  // A large picture costs its pixels, and several at once cost the machine: the lane says how many.
  lane: 'heavy',
  payload: z.object({ documentId: z.uuid() }),
  run: async (ctx, { documentId }) => {
    const find = () => ctx.db.transaction((tx) => findStoredDocument(tx, ctx.partnerId, documentId));
    const waiting = await find();
    if (waiting?.state === 'scanning' && !waiting.isRemoved) await scanDocument(ctx, waiting);

    const document = await find();
    if (!document || document.isPrepared || document.isRemoved) return;
    if (isOpenable(document.state, ctx.ports.scanner)) {
      await prepareDocument(ctx, document);
    }
  },
});
