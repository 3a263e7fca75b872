import type { RequestContext } from '../../../../platform/context.ts';
import { assertRight } from '../../../../platform/rights.ts';
import { type Case, listCasesOfParty } from '../../../cases/index.ts';

/** More than anyone reads beside a case. */
const most = 50;

/** The other cases about the same person in this partner, the newest first. */
export async function listOtherCases(ctx: RequestContext, { id, partyId }: Case): Promise<Case[]> {
  assertRight(ctx.actor, 'readCases');
  const cases = await ctx.db.read((tx) => listCasesOfParty(tx, ctx.partnerId, partyId, most + 1));
  return cases.filter((each) => each.id !== id).slice(0, most);
}
