import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { listSubmittedIds } from '../../applications/index.ts';
import { assertNotOwn } from '../assert-workable.ts';
import { lockCase } from '../../cases/index.ts';
import { listMarks, saveMark } from './document-mark-store.ts';

export interface MarkRequest {
  readonly caseId: string;
  readonly documentId: string;
  /** Null takes the label away; what is not given stays as it is. */
  readonly label?: string | null | undefined;
  readonly isPinned?: boolean | undefined;
  readonly isChecked?: boolean | undefined;
}

/** Labels a document of a case, puts it first, or says that it was checked; each can be taken back. */
export async function markDocument(ctx: RequestContext, request: MarkRequest): Promise<void> {
  const { caseId, documentId, label, isPinned, isChecked } = request;
  const { userId } = getStaffWith(ctx.actor, 'workCases');
  await ctx.db.transaction(async (tx) => {
    const standing = await lockCase(tx, ctx.partnerId, caseId);
    if (!standing || !(await listSubmittedIds(tx, ctx.partnerId, caseId)).includes(documentId))
      throw new AppError('NOT_FOUND');
    await assertNotOwn(tx, ctx, standing);

    const known = (await listMarks(tx, ctx, caseId)).find((mark) => mark.documentId === documentId);
    const wasChecked = known !== undefined && known.checkedAt !== null;
    await saveMark(tx, ctx, caseId, {
      documentId,
      label: label === undefined ? (known?.label ?? null) : label,
      isPinned: isPinned ?? known?.isPinned ?? false,
      // Whoever checked it first stays on record.
      ...((isChecked ?? wasChecked)
        ? { checkedBy: known?.checkedBy ?? userId, checkedAt: known?.checkedAt ?? ctx.now() }
        : { checkedBy: null, checkedAt: null }),
    });
    appendAuditEvent(tx, ctx, {
      action: 'markDocument',
      entityType: 'document',
      entityId: documentId,
      next: {
        caseId,
        ...(label !== undefined && { isLabeled: label !== null }),
        ...(isPinned !== undefined && { isPinned }),
        ...(isChecked !== undefined && { isChecked }),
      },
    });
  });
}
