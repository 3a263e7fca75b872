import type { RequestContext } from '../../platform/context.ts';
import { defineSchedule } from '../../platform/jobs/define-schedule.ts';
import { applyNews } from './apply-news.ts';
import { askAbout, submitAttempt } from './ask-provider.ts';
import { listOpenAttempts, noteAsked } from './attempt-store.ts';
import { type Attempt, isUnanswered } from './attempt.ts';
import { reconcileRecalls } from './recalling/reconcile-recalls.ts';

const patienceMinutes = 1;
const mostAtOnce = 500;

/** Asks the provider what became of every attempt that is not over, and books it. */
export const reconcileClaims = defineSchedule({
  name: 'reconcile-claims',
  cron: '* * * * *',
  run: async (ctx) => {
    await reconcileOpenAttempts(ctx, mostAtOnce);
    await reconcileRecalls(ctx, mostAtOnce);
  },
});

/** Asks about so many at most; the others come first the next time. */
export async function reconcileOpenAttempts(ctx: RequestContext, most: number): Promise<void> {
  const { payouts } = ctx.ports;
  if (payouts.methods.length === 0) return;
  const unansweredBefore = new Date(ctx.now().getTime() - patienceMinutes * 60_000);
  const open = await ctx.db.read((tx) =>
    listOpenAttempts(tx, ctx.partnerId, { ...payouts, unansweredBefore, most }),
  );
  for (const attempt of open) {
    try {
      await ctx.db.transaction((tx) => noteAsked(tx, ctx, attempt.id));
      await reconcile(ctx, attempt);
    } catch (error) {
      // One that cannot be booked must not keep the others waiting; it stays open and is tried again.
      ctx.log.error('an attempt to pay could not be reconciled', { error });
    }
  }
}

/**
 * An attempt is sent again only when the provider is sure that it never got it, and under the same key: should the first
 * one come late, it is the same payment.
 */
async function reconcile(ctx: RequestContext, attempt: Attempt): Promise<void> {
  const found = await askAbout(ctx, attempt);
  if (found.kind !== 'notFound') {
    if (found.kind !== 'unknown') await applyNews(ctx, attempt, found);
    return;
  }
  if (isUnanswered(attempt)) await applyNews(ctx, attempt, await submitAttempt(ctx, attempt));
}
