import { defineWords } from '@handrail/engine';
import { isOpen } from '@handrail/engine/cases';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { hasAppliedIn, insertSubmittedDocuments, listInCase } from '../../applications/index.ts';
import { type Case, findCase, insertWorkflowEvent, lockCase } from '../../cases/index.ts';
import { type Document, keepSubmitted, listDocuments, uploadDocuments } from '../../documents/index.ts';
import { listRequests } from '../document-requests/document-request-store.ts';
import { insertCaseDocuments } from './case-document-store.ts';

/** Adds documents to the acting person's own case while it is open; from then on they are evidence and stay. */
export async function uploadCaseDocuments(
  ctx: RequestContext,
  caseId: string,
  files: Parameters<typeof uploadDocuments>[1],
  requestId?: string,
): Promise<Document[]> {
  // Refused before anything is stored.
  await ctx.db.read(async (tx) => {
    const userId = await assertTakesDocuments(tx, ctx, await findCase(tx, ctx.partnerId, caseId));
    if (requestId !== undefined) await assertRequested(tx, ctx, { caseId, userId, requestId });
  });
  const documentIds = (await uploadDocuments(ctx, files)).map(({ id }) => id);
  await ctx.db.transaction((tx) => attach(tx, ctx, { caseId, requestId }, documentIds));
  return listDocuments(ctx, documentIds);
}

async function attach(
  tx: Transaction,
  ctx: RequestContext,
  { caseId, requestId }: { readonly caseId: string; readonly requestId: string | undefined },
  documentIds: readonly string[],
): Promise<void> {
  const userId = await assertTakesDocuments(tx, ctx, await lockCase(tx, ctx.partnerId, caseId));
  if (requestId !== undefined) await assertRequested(tx, ctx, { caseId, userId, requestId });
  await keepSubmitted(tx, ctx.partnerId, documentIds, ctx.now());
  await insertCaseDocuments(tx, ctx, { caseId, addedBy: userId, documentIds, requestId });
  await insertSubmittedDocuments(tx, ctx, caseId, documentIds);
  for (const entityId of documentIds) {
    await insertWorkflowEvent(tx, ctx.partnerId, {
      ...{ caseId, action: 'addDocument', entityType: 'document', entityId, userId, createdAt: ctx.now() },
    });
  }
  appendAuditEvent(tx, ctx, {
    action: 'uploadCaseDocument',
    entityType: 'case',
    entityId: caseId,
    next: { documentIds: [...documentIds], ...(requestId !== undefined && { requestId }) },
  });
}

/** Someone else's case is not there; to a draft, documents are added in its form. */
async function assertTakesDocuments(
  tx: Transaction,
  { actor, partnerId }: RequestContext,
  standing: Case | undefined,
): Promise<string> {
  if (actor.kind !== 'applicant') throw new AppError('FORBIDDEN');
  const { userId } = actor;
  if (!standing || !(await hasAppliedIn(tx, partnerId, standing.id, userId))) throw new AppError('NOT_FOUND');
  const applications = await listInCase(tx, partnerId, { caseId: standing.id, submitterId: userId });
  const wasSubmitted = applications.some(({ submittedAt }) => submittedAt !== null);
  const fault = wasSubmitted ? 'closed' : 'draft';
  if (!wasSubmitted || !isOpen(standing.status))
    throw new AppError('CASE_ACTION_REFUSED', (locale) => [words(locale)[fault]]);
  return userId;
}

/** Only what this person is asked for in this case can be answered, and not what is no longer needed. */
async function assertRequested(
  tx: Transaction,
  ctx: RequestContext,
  {
    caseId,
    userId,
    requestId,
  }: { readonly caseId: string; readonly userId: string; readonly requestId: string },
): Promise<void> {
  const request = (await listRequests(tx, ctx, { caseId, applicantId: userId })).find(
    ({ id }) => id === requestId,
  );
  if (!request) throw new AppError('NOT_FOUND');
  if (request.withdrawnAt !== null)
    throw new AppError('CASE_ACTION_REFUSED', (locale) => [words(locale).withdrawn]);
}

const words = defineWords('caseDocuments', {
  closed: 'This application is no longer in review, so documents can no longer be added to it.',
  withdrawn: 'We no longer need this document. You can still add it under Additional Case Documents.',
  draft: 'Submit your application first. Until then, add your documents in the form.',
});
