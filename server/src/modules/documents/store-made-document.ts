import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { createStorageKey } from '../../ports/storage.ts';
import { discardDocument } from './discard-document.job.ts';
import { toDisplayName } from './display-name.ts';
import { createFileKey, putContent, wrapFileKey } from './document-content.ts';
import { insertDocument, updateDocuments } from './document-store.ts';
import { systemUploader } from './document.ts';
import { undrawn } from './put-off-preview.ts';

export interface MadeDocument {
  /** Whose it is; staff see it too. */
  readonly ownerId: string;
  readonly filename: string;
  readonly content: Buffer;
  readonly pageCount: number;
  /** Puts it where it belongs; false where there is one already, and this one goes away. */
  readonly attach: (tx: Transaction, documentId: string) => Promise<boolean>;
}

/** Stores a PDF that the product itself made; nobody can remove it (P326). */
export async function storeMadeDocument(ctx: RequestContext, made: MadeDocument): Promise<void> {
  const { ownerId, content } = made;
  const id = randomUUID();
  const fileKey = createFileKey();
  const storageKey = createStorageKey();
  // The row comes first: whatever a crash leaves in the store can be found by it.
  await ctx.db.transaction(async (tx) =>
    insertDocument(tx, ctx.partnerId, {
      ...{ id, ownerId, storageKey, uploaderId: null, uploaderName: systemUploader, permanent: true },
      fileKey: await wrapFileKey(tx, ctx, id, fileKey),
      filename: toDisplayName(made.filename),
      mimetype: 'application/pdf',
      sizeBytes: content.length,
      sha256: createHash('sha256').update(content).digest(),
      createdAt: ctx.now(),
    }),
  );
  const stream = Readable.from([content]);
  await putContent(ctx, id, fileKey, storageKey, { stream, sizeBytes: content.length });
  const options = { key: id, onBehalfOf: ownerId };
  await ctx.db.transaction(async (tx) => {
    if (!(await made.attach(tx, id))) {
      await updateDocuments(tx, ctx.partnerId, [id], { removed_at: ctx.now() });
      return enqueueJob(tx, ctx, discardDocument, { documentId: id }, options);
    }
    // Nobody else's bytes are in it, so there is nothing to scan; its pictures are drawn when someone looks.
    return updateDocuments(tx, ctx.partnerId, [id], {
      state: 'clean',
      ...undrawn(ctx, storageKey, made.pageCount),
    });
  });
}
