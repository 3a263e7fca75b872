import type { RequestContext } from '../../platform/context.ts';
import { toClientNetwork } from '../../platform/limits/client-network.ts';
import type { Limit } from '../../platform/limits/limit.ts';
import { takeWithinLimits } from '../../platform/limits/take-within-limits.ts';
import { getPartner } from '../partners/index.ts';

/** Offices, libraries and shelters share one network, and each pause while typing is a search. */
const searches: Limit = { key: 'income-limit-area:network', max: 1_500, windowMinutes: 15 };

/** The geocoder may be a vendor's, who is paid by the call. */
const lookups: readonly Limit[] = [
  { key: 'income-limit-address:network', max: 150, windowMinutes: 15 },
  { key: 'income-limit-address:partner', max: 3_000, windowMinutes: 15 },
];

/** Counts a search of a visitor. What the product does by itself is not counted. */
export async function takeAreaSearch(ctx: RequestContext): Promise<void> {
  if (!ctx.client) return;
  // Nothing is counted for a partner that does not exist.
  await getPartner(ctx);
  await takeWithinLimits(ctx, [{ limit: searches, subject: toClientNetwork(ctx.client.address) }]);
}

/** The same for a look-up of an address. */
export async function takeAddressLookup(ctx: RequestContext): Promise<void> {
  if (!ctx.client) return;
  // Nothing is counted for a partner that does not exist.
  await getPartner(ctx);
  const subjects = [toClientNetwork(ctx.client.address), 'everyone'];
  await takeWithinLimits(
    ctx,
    lookups.map((limit, index) => ({ limit, subject: subjects[index] ?? '' })),
  );
}
