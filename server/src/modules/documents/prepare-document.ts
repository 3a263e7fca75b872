import { Readable } from 'node:stream';
import type { RequestContext } from '../../platform/context.ts';
import { toPreviewKey } from '../../ports/storage.ts';
import { classifyDocument } from './classify-document.ts';
import { openContent, putContent, readFileKey } from './document-content.ts';
import { type StoredDocument, updateDocuments } from './document-store.ts';
import { fromMimetype } from './inspection/file-kind.ts';
import { makePreview } from './previews/make-preview.ts';
import { withFile } from './previews/with-file.ts';

/** Makes what readers see of a document before they open it. Its text is read once and not kept. */
export async function prepareDocument(ctx: RequestContext, document: StoredDocument): Promise<void> {
  const stream = await openContent(ctx, document, document.storageKey);
  const kind = fromMimetype(document.mimetype)?.kind;
  if (!stream || !kind) throw new Error('A clean document has no content that we know.');
  const { picture, text, pageCount } = await withFile(stream, (path) => makePreview(kind, path));
  const previewKey = picture && (await keepPreview(ctx, document, picture));
  const label = await classifyDocument(ctx, { filename: document.filename, text });
  await ctx.db.transaction((tx) =>
    updateDocuments(tx, ctx.partnerId, [document.id], {
      prepared_at: ctx.now(),
      ...(previewKey !== undefined && { preview_key: previewKey }),
      ...(pageCount !== undefined && { page_count: pageCount }),
      ...(label && { label: label.label, label_probability: label.probability }),
    }),
  );
}

async function keepPreview(ctx: RequestContext, document: StoredDocument, picture: Buffer): Promise<string> {
  const fileKey = await readFileKey(ctx, document);
  if (!fileKey) throw new Error('A document lost its key.');
  const key = toPreviewKey(document.storageKey);
  const content = { stream: Readable.from([picture]), sizeBytes: picture.length };
  await putContent(ctx, document.id, fileKey, key, content);
  return key;
}
