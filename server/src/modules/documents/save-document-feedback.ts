import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { isClassifying } from './classify-document.ts';
import { maySeeDocument } from './document-policy.ts';
import { findDocument, upsertFeedback } from './document-store.ts';
import type { PredictionFeedback } from './document.ts';

/** Keeps what someone says about the label that a document was given. */
export async function saveDocumentFeedback(
  ctx: RequestContext,
  id: string,
  feedback: PredictionFeedback,
): Promise<void> {
  const { actor } = ctx;
  if (!('userId' in actor)) throw new AppError('UNAUTHORIZED');
  if (!(await isClassifying(ctx))) throw new AppError('NOT_FOUND');
  await ctx.db.transaction(async (tx) => {
    const document = await findDocument(tx, ctx.partnerId, id);
    if (!document?.prediction || !maySeeDocument(actor, document)) throw new AppError('NOT_FOUND');

    await upsertFeedback(tx, ctx.partnerId, id, actor.userId, feedback, ctx.now());
    appendAuditEvent(tx, ctx, {
      action: 'saveDocumentFeedback',
      entityType: 'document',
      entityId: id,
      next: { accurate: feedback.accurate, preferredLabel: feedback.preferredLabel },
    });
  });
}
