import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { findUserById } from '../users/index.ts';
import { discardDocument } from './discard-document.job.ts';
import { assertMayRemove } from './document-policy.ts';
import { findDocument, updateDocuments } from './document-store.ts';
import type { Document } from './document.ts';

/** Removes a document; its content is deleted soon after. */
export async function removeDocument(ctx: RequestContext, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const document = await findDocument(tx, ctx.partnerId, id);
    if (!document) throw new AppError('NOT_FOUND');
    const isUploadedByStaff = await isStaffUpload(tx, ctx.partnerId, document);
    assertMayRemove(ctx.actor, { ...document, isUploadedByStaff });

    await updateDocuments(tx, ctx.partnerId, [id], { removed_at: ctx.now() });
    await enqueueJob(tx, ctx, discardDocument, { documentId: id }, { key: id });
    appendAuditEvent(tx, ctx, { action: 'removeDocument', entityType: 'document', entityId: id });
  });
}

async function isStaffUpload(tx: Transaction, partnerId: string, { uploader }: Document): Promise<boolean> {
  if (!uploader?.id) return false;
  const person = await findUserById(tx, partnerId, uploader.id);
  return person?.tenant === 'staff' || person?.tenant === 'platform';
}
