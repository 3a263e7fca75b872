import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { openContent } from './document-content.ts';
import { type StoredDocument, updateDocuments } from './document-store.ts';

/** Lets a document pass or rejects it. A scanner that cannot say leaves it waiting, and it is tried again. */
export async function scanDocument(ctx: RequestContext, document: StoredDocument): Promise<void> {
  // A scanner that was taken away since the upload leaves nobody to wait for.
  if (!ctx.ports.scanner.isConnected) {
    await ctx.db.transaction((tx) =>
      updateDocuments(tx, ctx.partnerId, [document.id], { state: 'unscanned' }),
    );
    return;
  }
  const content = await openContent(ctx, document, document.storageKey);
  if (!content) throw new Error('A document that waits for its scan has no content.');
  const verdict = await ctx.ports.scanner.scan(content);
  const scanned_at = ctx.now();
  if (verdict.isClean) {
    const change = { state: 'clean', scanned_at } as const;
    await ctx.db.transaction((tx) => updateDocuments(tx, ctx.partnerId, [document.id], change));
    return;
  }
  await ctx.db.transaction(async (tx) => {
    const change = { state: 'rejected', rejected_reason: verdict.threat.slice(0, 200), scanned_at } as const;
    await updateDocuments(tx, ctx.partnerId, [document.id], change);
    appendAuditEvent(tx, ctx, {
      action: 'rejectDocument',
      entityType: 'document',
      entityId: document.id,
      next: { threat: change.rejected_reason },
    });
  });
  const { partnerId, requestId, log } = ctx;
  const documentId = document.id;
  log.warn('a document was rejected as malware', { partnerId, requestId, documentId, code: verdict.threat });
  // What was submitted is evidence even so; nobody can open it.
  if (!document.isSubmitted) await ctx.ports.storage.delete(document.storageKey);
}
