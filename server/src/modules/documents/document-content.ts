import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { RequestContext } from '../../platform/context.ts';
import { encryptField, decryptField } from '../../platform/crypto/field-encryption.ts';
import { decryptStream, encryptedSize, encryptStream } from '../../platform/crypto/stream-encryption.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { StoredDocument } from './document-store.ts';

type Keys = Pick<RequestContext, 'partnerId' | 'keys'>;
type World = Keys & Pick<RequestContext, 'ports' | 'db'>;

/** Every file has a key of its own: rotating data keys leaves files alone, and without it a file is noise. */
export function createFileKey(): Buffer {
  return randomBytes(32);
}

export function wrapFileKey(
  tx: Transaction,
  ctx: Keys,
  documentId: string,
  fileKey: Buffer,
): Promise<string> {
  return encryptField(tx, ctx, fileKeyPlace(documentId), fileKey.toString('base64'));
}

/** Keeps a content under a storage key, encrypted for one document. */
export async function putContent(
  ctx: World,
  documentId: string,
  fileKey: Buffer,
  storageKey: string,
  content: { readonly stream: Readable; readonly sizeBytes: number },
): Promise<void> {
  const encrypted = encryptStream(content.stream, fileKey, boundTo(ctx.partnerId, documentId, storageKey));
  await ctx.ports.storage.put(storageKey, encrypted, encryptedSize(content.sizeBytes));
}

/** The content of a document or of its preview, or undefined when the store does not have it. */
export async function openContent(
  ctx: World,
  document: StoredDocument,
  storageKey: string,
): Promise<Readable | undefined> {
  const fileKey = await readFileKey(ctx, document);
  const encrypted = fileKey && (await ctx.ports.storage.get(storageKey));
  return encrypted && decryptStream(encrypted, fileKey, boundTo(ctx.partnerId, document.id, storageKey));
}

export async function readFileKey(ctx: World, document: StoredDocument): Promise<Buffer | undefined> {
  const { id, fileKey } = document;
  if (fileKey === null) return undefined;
  const wrapped = await ctx.db.read((tx) => decryptField(tx, ctx, fileKeyPlace(id), fileKey));
  return Buffer.from(wrapped, 'base64');
}

function fileKeyPlace(rowId: string) {
  return { table: 'documents', column: 'file_key', purpose: 'document', rowId } as const;
}

/** A content opens only as the one it is: not as another document's, and a preview not as the original. */
function boundTo(partnerId: string, documentId: string, storageKey: string): string {
  return JSON.stringify(['documents', partnerId, documentId, storageKey]);
}
