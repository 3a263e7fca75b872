import { defineWords } from '@handrail/engine';
import { isInReview, type ReviewReason } from '@handrail/engine/cases';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { findApplication } from '../../applications/index.ts';
import { assertNotOwn } from '../assert-workable.ts';
import { type Case, lockCase } from '../../cases/index.ts';
import { getPartnerWithin, isFeatureOn } from '../../partners/index.ts';
import { canPerform } from '../casework-policy.ts';
import { deleteReview, replaceReview, type ReviewedPlace } from './field-review-store.ts';
import type { Verdict } from './field-review.ts';
import { listLines } from './list-lines.ts';

export interface FieldReviewRequest extends ReviewedPlace {
  /** Null takes the mark away. */
  readonly verdict: Verdict | null;
  readonly reason: ReviewReason | null;
  readonly words: string;
}

/** Marks an answer or a document of the newest submitted version; a later mark takes the place of an earlier one. */
export async function reviewField(ctx: RequestContext, request: FieldReviewRequest): Promise<Case> {
  const { userId } = getStaffWith(ctx.actor, 'readCases');
  return ctx.db.transaction(async (tx) => {
    const application = await findApplication(tx, ctx, request.applicationId);
    const standing = application && (await lockCase(tx, ctx.partnerId, application.case.id));
    if (!standing) throw new AppError('NOT_FOUND');
    await assertReviewable(tx, ctx, standing);
    await assertNotOwn(tx, ctx, standing);
    await assertPlace(tx, ctx, request);

    const { key, documentId, version, verdict, reason, words } = request;
    if (verdict === null) await deleteReview(tx, ctx, request);
    else await replaceReview(tx, ctx, request, { verdict, reason, words, reviewerId: userId });
    appendAuditEvent(tx, ctx, {
      action: 'reviewField',
      entityType: 'application',
      entityId: application.id,
      next: { key, documentId, version, verdict, reason },
    });
    return standing;
  });
}

/** Whoever could send the case back now may say what would be asked. */
async function assertReviewable(tx: Transaction, ctx: RequestContext, standing: Case): Promise<void> {
  if (!(await isFeatureOn(ctx, await getPartnerWithin(tx, ctx), 'resubmission-requests')))
    throw new AppError('CASE_ACTION_REFUSED', (locale) => [words(locale).off]);
  if (!isInReview(standing.status))
    throw new AppError('CASE_ACTION_REFUSED', (locale) => [words(locale).notInReview]);
  if (!canPerform(ctx, 'sendBack', standing)) throw new AppError('FORBIDDEN');
}

async function assertPlace(
  tx: Transaction,
  ctx: RequestContext,
  { applicationId, version, key, documentId }: ReviewedPlace,
): Promise<void> {
  const newest = await listLines(tx, ctx, applicationId, undefined);
  if (newest?.version !== version) throw new AppError('CASE_CHANGED');
  const line = newest.lines.find((each) => each.key === key);
  const isThere = documentId === null || line?.documents.some(({ id }) => id === documentId);
  if (!line || !isThere) throw new AppError('NOT_FOUND');
}

const words = defineWords('fieldReviews', {
  off: 'Your organization does not ask for single answers again. You can still send back the whole application.',
  notInReview: 'Answers can be marked while the case is in review.',
});
