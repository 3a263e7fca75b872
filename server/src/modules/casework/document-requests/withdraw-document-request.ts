import { defineWords } from '@handrail/engine';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { insertWorkflowEvent, lockCase } from '../../cases/index.ts';
import { findCaseOfRequest, listRequests, withdrawRequest } from './document-request-store.ts';

/** Says that a document is no longer needed; asking twice changes nothing. */
export async function withdrawDocumentRequest(ctx: RequestContext, id: string): Promise<void> {
  const { userId } = getStaffWith(ctx.actor, 'workCases');
  await ctx.db.transaction(async (tx) => {
    const caseId = await findCaseOfRequest(tx, ctx.partnerId, id);
    if (caseId === undefined) throw new AppError('NOT_FOUND');
    await lockCase(tx, ctx.partnerId, caseId);
    const request = (await listRequests(tx, ctx, { caseId })).find((each) => each.id === id);
    if (request?.withdrawnAt !== null) return;
    if (request.answeredAt !== null)
      throw new AppError('CASE_ACTION_REFUSED', (locale) => [answered(locale)]);

    await withdrawRequest(tx, ctx, id, userId);
    await insertWorkflowEvent(tx, ctx.partnerId, {
      ...{ caseId, action: 'withdrawDocumentRequest', entityType: 'case', entityId: caseId },
      ...{ userId, createdAt: ctx.now() },
    });
    appendAuditEvent(tx, ctx, {
      action: 'withdrawDocumentRequest',
      entityType: 'case',
      entityId: caseId,
      next: { requestId: id },
    });
  });
}

const answered = defineWords(
  'documentRequestAnswered',
  'The applicant has already uploaded this document. There is nothing left to withdraw.',
);
