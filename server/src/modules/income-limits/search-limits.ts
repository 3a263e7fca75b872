import type { RequestContext } from '../../platform/context.ts';
import { toClientNetwork } from '../../platform/limits/client-network.ts';
import type { Limit } from '../../platform/limits/limit.ts';
import { takeWithinLimits } from '../../platform/limits/take-within-limits.ts';

/** Offices, libraries and shelters share one network, and each pause while typing is a search. */
const searches: Limit = { key: 'income-limit-area:network', max: 1_500, windowMinutes: 15 };

/** Counts a search of a visitor. What the product does by itself is not counted. */
export async function takeAreaSearch(ctx: RequestContext): Promise<void> {
  if (!ctx.client) return;
  await takeWithinLimits(ctx, [{ limit: searches, subject: toClientNetwork(ctx.client.address) }]);
}
