import { Readable } from 'node:stream';
import type { RequestContext } from '../../platform/context.ts';
import { toPageKey, toPreviewKey } from '../../ports/storage.ts';
import { openContent, putContent, readFileKey } from './document-content.ts';
import { findStoredDocument, type StoredDocument } from './document-store.ts';
import { createRenderPlaces } from './previews/render-places.ts';
import { runRenderer } from './previews/run-renderer.ts';
import { withFile } from './previews/with-file.ts';

const places = createRenderPlaces({ places: 2, waiting: 20 });

/** The picture of a page: drawn when it is first asked for, kept from then on. The first one is the preview. */
export async function openPage(
  ctx: RequestContext,
  document: StoredDocument,
  page: number,
  signal: AbortSignal,
): Promise<Readable | undefined> {
  const { storageKey } = document;
  const key = page === 1 ? toPreviewKey(storageKey) : toPageKey(storageKey, page);
  const kept = await openContent(ctx, document, key);
  if (kept) return kept;
  return places.take(signal, async () => {
    // Someone else may have had it drawn while this request waited.
    const drawn = await openContent(ctx, document, key);
    if (drawn) return drawn;
    const picture = await drawPage(ctx, document, page);
    return picture && keepPage(ctx, document, key, picture);
  });
}

async function drawPage(ctx: RequestContext, document: StoredDocument, page: number) {
  const original = await openContent(ctx, document, document.storageKey);
  if (!original || document.mimetype !== 'application/pdf') return undefined;
  const rendering = await withFile(original, (path) =>
    runRenderer({ kind: 'pdf', path, page, isAwaited: true }),
  );
  return rendering?.picture && Buffer.from(rendering.picture);
}

async function keepPage(ctx: RequestContext, document: StoredDocument, key: string, picture: Buffer) {
  const fileKey = await readFileKey(ctx, document);
  if (!fileKey) return undefined;
  const content = { stream: Readable.from([picture]), sizeBytes: picture.length };
  await putContent(ctx, document.id, fileKey, key, content);
  // A document that was removed in the meantime was discarded without this page.
  const found = await ctx.db.transaction((tx) => findStoredDocument(tx, ctx.partnerId, document.id));
  if (found && !found.isRemoved) return Readable.from([picture]);
  await ctx.ports.storage.delete(key);
  return undefined;
}
