import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertMayChange } from './document-policy.ts';
import { findDocument, updateDocuments } from './document-store.ts';
import type { Document } from './document.ts';

/** Pins a document so that it comes first, or unpins it. */
export async function pinDocument(ctx: RequestContext, id: string, pinned: boolean): Promise<Document> {
  return ctx.db.transaction(async (tx) => {
    const document = await findDocument(tx, ctx.partnerId, id);
    if (!document) throw new AppError('NOT_FOUND');
    assertMayChange(ctx.actor, document);
    if (document.pinned === pinned) return document;

    await updateDocuments(tx, ctx.partnerId, [id], { pinned });
    appendAuditEvent(tx, ctx, {
      action: 'pinDocument',
      entityType: 'document',
      entityId: id,
      previous: { pinned: document.pinned },
      next: { pinned },
    });
    return { ...document, pinned };
  });
}
