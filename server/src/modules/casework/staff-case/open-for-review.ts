import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertRight } from '../../../platform/rights.ts';
import { type Case, findCase, lockCase } from '../../cases/index.ts';
import { canPerform } from '../casework-policy.ts';
import { performCaseAction } from '../perform-case-action.ts';

/**
 * Opens a case at someone's desk: the first who works on cases and looks at one that waits for review starts its review.
 * Opening any other case, or one that a colleague opened a moment ago, changes nothing.
 */
export async function openForReview(ctx: RequestContext, caseId: string): Promise<Case> {
  assertRight(ctx.actor, 'readCases');
  const seen = await ctx.db.read((tx) => findCase(tx, ctx.partnerId, caseId));
  if (!seen) throw new AppError('NOT_FOUND');
  if (!canStart(ctx, seen)) return seen;
  return ctx.db.transaction(async (tx) => {
    // Two people may open it at once: the second waits here and finds the review started.
    const standing = await lockCase(tx, ctx.partnerId, caseId);
    if (!standing) throw new AppError('NOT_FOUND');
    if (!canStart(ctx, standing)) return standing;
    return performCaseAction(tx, ctx, { caseId, action: 'startReview', seen: standing.status });
  });
}

function canStart(ctx: RequestContext, standing: Case): boolean {
  return standing.status === 'ReadyForReview' && canPerform(ctx, 'startReview', standing);
}
