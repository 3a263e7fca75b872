import { toDayIn } from '@handrail/engine/cases';
import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '../../../platform/context.ts';
import { assertRight } from '../../../platform/rights.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import { type PaidSum, sumPaidSince } from './payment-list-store.ts';

/** What was paid since the first of the month, in the partner's zone; what failed or came back does not count. */
export function findPaidThisMonth(ctx: RequestContext): Promise<PaidSum> {
  assertRight(ctx.actor, 'issuePayments');
  return ctx.db.read(async (tx) => {
    const { timeZone } = await getPartnerWithin(tx, ctx);
    const first = Temporal.PlainDate.from(toDayIn(timeZone, ctx.now())).with({ day: 1 });
    const since = new Date(first.toZonedDateTime(timeZone).epochMilliseconds);
    return sumPaidSince(tx, ctx.partnerId, since);
  });
}
