import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openContent } from '../modules/documents/document-content.ts';
import { findStoredDocument } from '../modules/documents/document-store.ts';
import { makePreview } from '../modules/documents/previews/make-preview.ts';
import type { TestContext } from './build-context.ts';

/** What a reader of a PDF sees, and its bytes. */
export async function readPdf(content: Buffer): Promise<{ readonly text: string; readonly bytes: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-pdf-'));
  try {
    await writeFile(join(folder, 'a.pdf'), content);
    const { text } = await makePreview('pdf', join(folder, 'a.pdf'));
    return { text, bytes: content.toString('latin1') };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The same of a stored document. */
export async function readStoredPdf(ctx: TestContext, id: string): ReturnType<typeof readPdf> {
  const stored = await ctx.db.transaction((tx) => findStoredDocument(tx, ctx.partnerId, id));
  const stream = stored && (await openContent(ctx, stored, stored.storageKey));
  if (!stream) throw new Error('There is no content');
  return readPdf(await buffer(stream));
}
