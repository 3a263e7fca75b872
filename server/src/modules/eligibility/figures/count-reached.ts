import { z } from 'zod';
import type { RequestContext } from '../../../platform/context.ts';
import { toClientNetwork } from '../../../platform/limits/client-network.ts';
import type { Limit } from '../../../platform/limits/limit.ts';
import { takeWithinLimits } from '../../../platform/limits/take-within-limits.ts';
import { getPartner, getPartnerWithin } from '../../partners/index.ts';
import { findVersionByNumber } from '../versions/eligibility-version-store.ts';
import { addCounts } from './eligibility-count-store.ts';

/** How far a visit came: the furthest question that was answered. */
export const reachedQuestion = z.object({ version: z.int().min(1), key: z.string().max(120) });

/** Offices, libraries and shelters share one network. */
export const visits: Limit = { key: 'eligibility-reached:network', max: 300, windowMinutes: 15 };

/** Counts how far a visit came, without anything about who came. What nobody was asked is not counted. */
export async function countReached(
  ctx: RequestContext,
  { version: number, key }: z.output<typeof reachedQuestion>,
): Promise<void> {
  // Nothing is counted for a partner that does not exist.
  await getPartner(ctx);
  if (ctx.client)
    await takeWithinLimits(ctx, [{ limit: visits, subject: toClientNetwork(ctx.client.address) }]);
  await ctx.db.transaction(async (tx) => {
    const version = await findVersionByNumber(tx, ctx.partnerId, number);
    const isAsked = version?.content.questions.some((one) => one.key === key && one.type !== 'Content');
    if (!isAsked) return;
    const { timeZone } = await getPartnerWithin(tx, ctx);
    const at = { at: ctx.now(), timeZone, version: number };
    await addCounts(tx, ctx.partnerId, at, [{ measure: 'reached', key }]);
  });
}
