import { isUuid } from '@handrail/engine/uuid';
import type { RequestContext, Visit } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { PayoutEvent, PayoutReport } from '../../ports/payouts.ts';
import { applyNewsWithin } from './apply-news.ts';
import { findAttempt } from './attempt-store.ts';
import { insertPayoutEvent } from './payout-event-store.ts';

/**
 * Books what a provider reports by itself. Nothing is believed that the provider did not sign, a report that comes again
 * does nothing, and in whichever order reports come, the payment ends up the same.
 */
export async function receivePayoutEvent(
  visit: Pick<Visit, 'ports' | 'now' | 'log' | 'enter'>,
  provider: string,
  report: PayoutReport,
): Promise<void> {
  const { payouts } = visit.ports;
  if (!payouts.names.includes(provider)) throw new AppError('NOT_FOUND');
  const event = await payouts.readReport(provider, report, visit.now());
  if (event === 'forged') throw new AppError('FORBIDDEN');
  // A provider may report what others did with the same account, and would send it again and again if we refused it.
  if (event === 'ignored' || !isUuid(event.partnerId) || !isUuid(event.key)) return;
  await bookEvent(visit.enter(event.partnerId), provider, event);
}

async function bookEvent(ctx: RequestContext, provider: string, event: PayoutEvent): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const attempt = await findAttempt(tx, ctx.partnerId, event.key);
    if (attempt?.provider !== provider) {
      ctx.log.warn(`the payment provider ${provider} reports a payment that is not here`);
      return;
    }
    const { id, key: attemptId } = event;
    if (!(await insertPayoutEvent(tx, ctx, { id, provider, attemptId }))) return;
    await applyNewsWithin(tx, ctx, attempt, event.news);
  });
}
