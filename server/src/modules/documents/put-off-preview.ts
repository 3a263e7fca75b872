import type { RequestContext } from '../../platform/context.ts';
import { toPreviewKey } from '../../ports/storage.ts';
import { classifyDocument } from './classify-document.ts';
import { findStoredDocument, updateDocuments } from './document-store.ts';

interface KnownContent {
  readonly text: string;
  readonly pageCount: number;
}

/** Has the first page of an uploaded PDF drawn when someone first looks, for whoever knows already what is in it. */
export async function putOffPreview(
  ctx: RequestContext,
  documentId: string,
  { text, pageCount }: KnownContent,
): Promise<void> {
  const document = await ctx.db.read((tx) => findStoredDocument(tx, ctx.partnerId, documentId));
  if (!document || document.isPrepared) return;
  const label = await classifyDocument(ctx, { filename: document.filename, text });
  await ctx.db.transaction((tx) =>
    updateDocuments(tx, ctx.partnerId, [documentId], {
      ...undrawn(ctx, document.storageKey, pageCount),
      ...(label && { label: label.label, label_probability: label.probability }),
    }),
  );
}

/** Where nothing is left to prepare: the pictures are drawn when someone looks. */
export function undrawn(ctx: RequestContext, storageKey: string, pageCount: number) {
  return { prepared_at: ctx.now(), preview_key: toPreviewKey(storageKey), page_count: pageCount };
}
