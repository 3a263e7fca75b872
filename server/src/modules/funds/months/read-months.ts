import type { RequestContext } from '../../../platform/context.ts';
import { assertRight } from '../../../platform/rights.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import { type FundMonth, listMonths } from './month-store.ts';

const shownMonths = 12;

/** Where the money of a fund was, month by month. */
export function readMonths(ctx: RequestContext, fundId: string): Promise<FundMonth[]> {
  assertRight(ctx.actor, 'issuePayments');
  return ctx.db.read(async (tx) => {
    const { timeZone } = await getPartnerWithin(tx, ctx);
    return listMonths(tx, ctx.partnerId, fundId, { timeZone, now: ctx.now(), count: shownMonths });
  });
}
