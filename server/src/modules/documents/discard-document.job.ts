import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { toPageKey, toPreviewKey } from '../../ports/storage.ts';
import { countShownPages } from './document.ts';
import { findStoredDocument, updateDocuments } from './document-store.ts';

/** Deletes what the store has of a removed document, and then the key that could open a copy of it. */
export const discardDocument = defineJob({
  name: 'discard-document',
  // Nobody waits for it, and a slow store must not delay mails.
  lane: 'heavy',
  payload: z.object({ documentId: z.uuid() }),
  run: async (ctx, { documentId }) => {
    const document = await ctx.db.transaction((tx) => findStoredDocument(tx, ctx.partnerId, documentId));
    if (!document?.isRemoved) return;
    await ctx.ports.storage.delete(document.storageKey);
    await ctx.ports.storage.delete(toPreviewKey(document.storageKey));
    for (let page = 2; page <= countShownPages(document.pageCount); page += 1) {
      await ctx.ports.storage.delete(toPageKey(document.storageKey, page));
    }
    await ctx.db.transaction((tx) =>
      updateDocuments(tx, ctx.partnerId, [documentId], { file_key: null, preview_key: null }),
    );
  },
});
