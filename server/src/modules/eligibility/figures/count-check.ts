import type { RequestContext } from '../../../platform/context.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import { findVersionByNumber } from '../versions/eligibility-version-store.ts';
import type { CheckToCount } from './check-to-count.ts';
import { addCounts, type CountedKey } from './eligibility-count-store.ts';

/** Counts a check of the partner in context, without anything about who checked. */
export async function countCheck(ctx: RequestContext, check: CheckToCount): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const version = await findVersionByNumber(tx, ctx.partnerId, check.version);
    if (!version) return;
    const { timeZone } = await getPartnerWithin(tx, ctx);
    const at = { at: ctx.now(), timeZone, version: check.version };
    await addCounts(tx, ctx.partnerId, at, listCounted(check));
  });
}

function listCounted({ verdict, programs, areaFips, isRecheck }: CheckToCount): CountedKey[] {
  if (isRecheck) return [{ measure: 'recheck', key: verdict }];
  return [
    { measure: 'verdict', key: verdict },
    ...programs.map(({ programId, fit }) => ({ measure: 'program', key: `${programId} ${fit}` }) as const),
    ...(areaFips === undefined ? [] : [{ measure: 'area', key: areaFips } as const]),
  ];
}
