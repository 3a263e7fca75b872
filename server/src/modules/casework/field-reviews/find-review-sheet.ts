import { isInReview } from '@handrail/engine/cases';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import {
  listInCase,
  listRounds,
  listVersionTimes,
  type ResubmissionRound,
} from '../../applications/index.ts';
import type { Case } from '../../cases/index.ts';
import { getPartnerWithin, isFeatureOn } from '../../partners/index.ts';
import { listContacts, type UserContact } from '../../users/index.ts';
import { canPerform } from '../casework-policy.ts';
import type { FieldReview } from './field-review.ts';
import { listReviews } from './field-review-store.ts';
import { findResubmissionDay } from './find-resubmission-day.ts';
import { type RequestView, toRequestViews } from './request-view.ts';

/** What reviewers marked in the newest submitted version of a case, and what was asked before. */
export interface ReviewSheet {
  readonly applicationId: string;
  readonly version: number;
  /** Whether the acting person can mark answers now. */
  readonly canReview: boolean;
  /** By when the applicant would be asked to submit again, if the case were sent back now. */
  readonly dueOn: string;
  readonly reviews: readonly FieldReview[];
  /** Newest first. */
  readonly rounds: readonly RoundView[];
}

export interface RoundView extends Omit<ResubmissionRound, 'requests'> {
  readonly openedBy: UserContact | null;
  readonly requests: readonly RequestView[];
}

/** The sheet of a case, for staff; nothing before something was submitted. */
export async function findReviewSheet(ctx: RequestContext, standing: Case): Promise<ReviewSheet | undefined> {
  return ctx.db.read(async (tx) => {
    const applications = await listInCase(tx, ctx.partnerId, { caseId: standing.id });
    const newest = applications.find(({ submittedAt }) => submittedAt !== null);
    const [last] = newest ? await listVersionTimes(tx, ctx, newest.id) : [];
    if (!newest || !last) return undefined;
    const { id: applicationId, programId } = newest;
    const isOn = await isFeatureOn(ctx, await getPartnerWithin(tx, ctx), 'resubmission-requests');
    return {
      applicationId,
      version: last.number,
      canReview: isOn && isInReview(standing.status) && canPerform(ctx, 'sendBack', standing),
      dueOn: await findResubmissionDay(tx, ctx, programId),
      reviews: await listReviews(tx, ctx, { applicationId, version: last.number }),
      rounds: await listRoundViews(tx, ctx, applicationId),
    };
  });
}

async function listRoundViews(
  tx: Transaction,
  ctx: RequestContext,
  applicationId: string,
): Promise<RoundView[]> {
  const rounds = await listRounds(tx, ctx, applicationId);
  const ids = rounds.flatMap(({ openedById }) => (openedById === null ? [] : [openedById]));
  const people = await listContacts(tx, ctx.partnerId, ids);
  const views: RoundView[] = [];
  for (const round of rounds)
    views.push({
      ...round,
      openedBy: people.get(round.openedById ?? '') ?? null,
      requests: await toRequestViews(tx, ctx, round),
    });
  return views;
}
