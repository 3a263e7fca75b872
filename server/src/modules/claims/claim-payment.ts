import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { applyNews } from './apply-news.ts';
import { askAbout, submitAttempt } from './ask-provider.ts';
import { type Attempt, isUnanswered } from './attempt.ts';
import type { ClaimInput } from './claim-destination.ts';
import { claimError } from './claim-error.ts';
import { takeClaim } from './take-claim.ts';

export interface ClaimRequest {
  readonly paymentId: string;
  /** Made by the browser before it asks, and the same until the claim is answered. */
  readonly key: string;
  readonly input: ClaimInput;
}

export interface ClaimedPayment {
  readonly paymentId: string;
  readonly caseId: string;
}

/**
 * Pays an authorized payment to its payee. The attempt is stored before the provider is asked, outside of any transaction,
 * and what the provider says is stored after that: whatever dies in between, the money leaves once.
 */
export async function claimPayment(ctx: RequestContext, request: ClaimRequest): Promise<ClaimedPayment> {
  assertRecentSignIn(ctx, 'claimFunds');
  const { attempt, caseId, isNew } = await takeClaim(ctx, request);
  const answered = await answer(ctx, attempt, isNew);
  if (answered.state === 'refused') throw claimError(answered.refusal ?? 'A-010');
  if (isUnanswered(answered)) throw claimError('P-001');
  return { paymentId: attempt.paymentId, caseId };
}

/** Asks the provider to pay, or asks what became of it where it may have been asked before. */
async function answer(ctx: RequestContext, attempt: Attempt, isNew: boolean): Promise<Attempt> {
  if (!isUnanswered(attempt)) return attempt;
  const news = isNew ? await submitAttempt(ctx, attempt) : await askAbout(ctx, attempt);
  if (news.kind === 'notFound' || (news.kind === 'unknown' && !isNew)) return attempt;
  // What comes after the acceptance is for the product to book.
  const isTaken = news.kind === 'settled' || news.kind === 'failed' || news.kind === 'returned';
  const first = isTaken ? { kind: 'accepted' as const, reference: news.reference } : news;
  try {
    return await applyNews(ctx, attempt, first);
  } catch (error) {
    // The provider has it, but it cannot be booked now, for example because the fund was blocked meanwhile. The attempt
    // stays open and the reconciler tries again.
    if (!(error instanceof AppError)) throw error;
    ctx.log.warn('a claim could not be booked', { code: error.code });
    return attempt;
  }
}
