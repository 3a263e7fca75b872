import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RequestContext } from '../../platform/context.ts';
import { toPreviewKey } from '../../ports/storage.ts';
import { classifyDocument } from './classify-document.ts';
import { openContent, putContent, readFileKey } from './document-content.ts';
import { type StoredDocument, updateDocuments } from './document-store.ts';
import { fromMimetype } from './inspection/file-kind.ts';
import { makePreview, type Preview } from './previews/make-preview.ts';

/** Makes what readers see of a document before they open it. Its text is read once and not kept. */
export async function prepareDocument(ctx: RequestContext, document: StoredDocument): Promise<void> {
  const stream = await openContent(ctx, document, document.storageKey);
  const kind = fromMimetype(document.mimetype)?.kind;
  if (!stream || !kind) throw new Error('A clean document has no content that we know.');
  const { picture, text } = await withFile(stream, (path) => makePreview(kind, path));
  const previewKey = picture && (await keepPreview(ctx, document, picture));
  const label = await classifyDocument(ctx, { filename: document.filename, text });
  await ctx.db.transaction((tx) =>
    updateDocuments(tx, ctx.partnerId, [document.id], {
      prepared_at: ctx.now(),
      ...(previewKey !== undefined && { preview_key: previewKey }),
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

async function withFile(content: Readable, work: (path: string) => Promise<Preview>): Promise<Preview> {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-preview-'));
  try {
    const path = join(folder, 'content');
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
