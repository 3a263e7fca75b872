import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { applyNewsWithin } from './apply-news.ts';
import { findAttempt } from './attempt-store.ts';
import { insertPayoutEvent } from './payout-event-store.ts';

/**
 * Books what a provider reports by itself. Nothing is believed that the provider did not sign, a report that comes again
 * does nothing, and in whichever order reports come, the payment ends up the same.
 */
export async function receivePayoutEvent(
  ctx: RequestContext,
  { body, signature }: { readonly body: string; readonly signature: string },
): Promise<void> {
  const { payouts } = ctx.ports;
  const event = payouts.readEvent(ctx.partnerId, body, signature);
  if (!event) throw new AppError('FORBIDDEN');
  await ctx.db.transaction(async (tx) => {
    const attempt = await findAttempt(tx, ctx.partnerId, event.key);
    if (!attempt || attempt.provider !== payouts.name) throw new AppError('NOT_FOUND');
    const { id, key: attemptId } = event;
    if (!(await insertPayoutEvent(tx, ctx, { id, provider: payouts.name, attemptId }))) return;
    await applyNewsWithin(tx, ctx, attempt, event.news);
  });
}
