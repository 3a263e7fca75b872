import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import {
  type ApplicationSummary,
  insertRound,
  listVersionTimes,
  type ResubmissionRound,
} from '../../applications/index.ts';
import { getPartnerWithin, isFeatureOn } from '../../partners/index.ts';
import { listReviews } from './field-review-store.ts';
import { findResubmissionDay } from './find-resubmission-day.ts';

/** Takes what reviewers asked again into a numbered round, as a case is sent back; without marks, the whole form is open. */
export async function openRound(
  tx: Transaction,
  ctx: RequestContext,
  applications: readonly ApplicationSummary[],
  reason: string,
): Promise<ResubmissionRound | undefined> {
  const newest = applications.find(({ submittedAt }) => submittedAt !== null);
  const [version] = newest ? await listVersionTimes(tx, ctx, newest.id) : [];
  if (!newest || !version) return undefined;
  const { id: applicationId, programId } = newest;
  const isOn = await isFeatureOn(ctx, await getPartnerWithin(tx, ctx), 'resubmission-requests');
  const reviews = isOn ? await listReviews(tx, ctx, { applicationId, version: version.number }) : [];
  return insertRound(tx, ctx, {
    applicationId,
    version: version.number,
    reason,
    dueOn: await findResubmissionDay(tx, ctx, programId),
    openedById: 'userId' in ctx.actor ? ctx.actor.userId : null,
    requests: reviews.flatMap(({ key, documentId, reason: why, words }) =>
      why === null ? [] : [{ key, documentId, reason: why, words }],
    ),
  });
}
