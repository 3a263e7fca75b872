import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { uploadWords, listUploadErrors, firstLocale, type Locale, messages } from '@handrail/engine';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { createStorageKey } from '../../ports/storage.ts';
import { findUserById } from '../users/index.ts';
import { toDisplayName } from './display-name.ts';
import { createFileKey, putContent, wrapFileKey } from './document-content.ts';
import { insertDocument, listDocumentsOf, updateDocuments } from './document-store.ts';
import { type Document, isPermanent } from './document.ts';
import type { FileKind } from './inspection/file-kind.ts';
import { identifyFile, isDamaged, type InspectedFile } from './inspection/identify-file.ts';
import { processDocument } from './process-document.job.ts';
import { assertRoom, countUpload } from './upload-quota.ts';

/** Stores uploaded files. None can be opened before it is scanned. */
export async function uploadDocuments(
  ctx: RequestContext,
  files: readonly InspectedFile[],
): Promise<Document[]> {
  const { actor } = ctx;
  if (!('userId' in actor)) throw new AppError('UNAUTHORIZED');
  if (files.length === 0)
    throw new AppError('INVALID_INPUT', (locale) => [messages(locale).documentRequired]);
  assertAcceptable(files);
  await countUpload(ctx, actor.userId, files.length);
  const kinds = await identifyAll(files);

  const begun = await ctx.db.transaction((tx) => begin(tx, ctx, actor.userId, files, kinds));
  for (const { file, id, fileKey, storageKey } of begun) {
    const stream = createReadStream(file.path);
    await putContent(ctx, id, fileKey, storageKey, { stream, sizeBytes: file.size });
  }
  return ctx.db.transaction((tx) =>
    finish(
      tx,
      ctx,
      begun.map(({ id }) => id),
    ),
  );
}

/** Name, number and size are checked as on the screen. */
function assertAcceptable(files: readonly InspectedFile[]): void {
  const named = files.map(({ filename, size }) => ({ name: filename, size }));
  const listErrors = (locale: Locale) => listUploadErrors(locale, named);
  if (listErrors(firstLocale).length > 0) throw new AppError('INVALID_INPUT', listErrors);
}

/** Each file must be what its name says. */
async function identifyAll(files: readonly InspectedFile[]): Promise<FileKind[]> {
  const kinds: FileKind[] = [];
  for (const file of files) {
    const kind = await identifyFile(file);
    // The words of the screen for a name that we do not take.
    if (!kind) {
      const fault = (await isDamaged(file)) ? 'damaged' : 'wrongType';
      throw new AppError('INVALID_INPUT', (locale) => [uploadWords(locale)[fault]]);
    }
    kinds.push(kind);
  }
  return kinds;
}

interface Begun {
  readonly id: string;
  readonly file: InspectedFile;
  readonly fileKey: Buffer;
  readonly storageKey: string;
}

/** The rows come first: whatever a crash leaves in the store can be found by them. */
async function begin(
  tx: Transaction,
  ctx: RequestContext,
  ownerId: string,
  files: readonly InspectedFile[],
  kinds: readonly FileKind[],
): Promise<Begun[]> {
  await assertRoom(tx, ctx, ownerId, files);
  const owner = await findUserById(tx, ctx.partnerId, ownerId);
  const uploaderName = owner?.name ?? owner?.email ?? '';
  const begun: Begun[] = [];
  for (const [index, file] of files.entries()) {
    const id = randomUUID();
    const fileKey = createFileKey();
    const storageKey = createStorageKey();
    await insertDocument(tx, ctx.partnerId, {
      ...{ id, ownerId, uploaderName, storageKey, uploaderId: ownerId },
      fileKey: await wrapFileKey(tx, ctx, id, fileKey),
      filename: toDisplayName(file.filename),
      mimetype: kinds[index]?.mimetype ?? '',
      sizeBytes: file.size,
      sha256: file.sha256,
      permanent: isPermanent(uploaderName),
      createdAt: ctx.now(),
    });
    begun.push({ id, file, fileKey, storageKey });
  }
  return begun;
}

async function finish(tx: Transaction, ctx: RequestContext, ids: readonly string[]): Promise<Document[]> {
  const isScanned = ctx.ports.scanner.isConnected;
  await updateDocuments(tx, ctx.partnerId, ids, { state: isScanned ? 'scanning' : 'unscanned' });
  for (const documentId of ids)
    await enqueueJob(tx, ctx, processDocument, { documentId }, { key: documentId });
  const documents = await listDocumentsOf(tx, ctx.partnerId, ids);
  for (const { id, mimetype, sizeBytes } of documents) {
    appendAuditEvent(tx, ctx, {
      action: 'uploadDocument',
      entityType: 'document',
      entityId: id,
      next: { mimetype, sizeBytes },
    });
  }
  return documents;
}
