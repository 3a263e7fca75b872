import { countShownPages, isOpenable } from './document.ts';
import type { Readable } from 'node:stream';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import { isStaff } from '../../platform/actor.ts';
import type { RequestContext, Visit } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { openContent } from './document-content.ts';
import { findStoredDocument, type StoredDocument } from './document-store.ts';
import { type FileVariant, readFileToken } from './file-address.ts';
import { openPage } from './open-page.ts';
import { previewMimetype } from './previews/make-preview.ts';

export interface OpenedFile {
  readonly content: Readable;
  readonly filename: string;
  readonly mimetype: string;
  readonly variant: FileVariant;
}

/** What of a file is asked for beside its address. */
export interface FileRequest {
  /** A further page of what the preview shows; only staff look at documents page by page. */
  readonly page?: number;
  /** Says when nobody waits for the file any longer. */
  readonly signal: AbortSignal;
}

/** Opens the content behind an address, for the person it was made for. Whatever is wrong, it looks absent. */
export async function openFile(visit: Visit, token: string, request: FileRequest): Promise<OpenedFile> {
  const address = readFileToken(visit.keys, token, visit.now());
  const { actor } = visit;
  if (!address || !('userId' in actor)) throw new AppError('NOT_FOUND');
  if (actor.userId !== address.userId || actor.partnerId !== address.partnerId)
    throw new AppError('NOT_FOUND');

  const ctx = visit.enter(address.partnerId);
  const document = await ctx.db.read((tx) => findStoredDocument(tx, address.partnerId, address.documentId));
  const storageKey = document && findKey(ctx, document, address.variant);
  if (!document || storageKey === null || storageKey === undefined) throw new AppError('NOT_FOUND');

  const { page = 1, signal } = request;
  if (page > 1 && !hasPage(ctx, document, address.variant, page)) throw new AppError('NOT_FOUND');
  const content = await (address.variant === 'preview'
    ? openPage(ctx, document, page, signal)
    : openContent(ctx, document, storageKey));
  if (!content) throw new AppError('NOT_FOUND');
  if (isStaff(actor))
    await recordOpening(ctx, document.id, { variant: address.variant, ...(page > 1 && { page }) });
  const { filename } = document;
  const mimetype = address.variant === 'preview' ? previewMimetype : document.mimetype;
  return { content, filename, mimetype, variant: address.variant };
}

/** Nothing leaves that a scanner has still to look at. */
function findKey(
  { ports }: RequestContext,
  { state, isRemoved, storageKey, previewKey }: StoredDocument,
  variant: FileVariant,
) {
  if (!isOpenable(state, ports.scanner) || isRemoved) return undefined;
  return variant === 'preview' ? previewKey : storageKey;
}

function hasPage(
  { actor }: RequestContext,
  { pageCount }: StoredDocument,
  variant: FileVariant,
  page: number,
) {
  return isStaff(actor) && variant === 'preview' && page <= countShownPages(pageCount);
}

/** Every view of a person's document is audited. */
async function recordOpening(
  ctx: RequestContext,
  documentId: string,
  next: { readonly variant: FileVariant; readonly page?: number },
): Promise<void> {
  await ctx.db.transaction((tx) =>
    appendAuditEvent(tx, ctx, {
      action: 'openDocument',
      entityType: 'document',
      entityId: documentId,
      next,
    }),
  );
}
