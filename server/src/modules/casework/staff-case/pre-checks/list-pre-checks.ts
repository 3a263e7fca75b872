import type { RequestContext } from '../../../../platform/context.ts';
import { assertRight } from '../../../../platform/rights.ts';
import type { Case } from '../../../cases/index.ts';
import { type ReviewedCheck, reviewCarriedChecks } from '../../../eligibility/index.ts';
import { getPartner } from '../../../partners/index.ts';

/** The pre-checks whose answers came into a case, as they were that day and as they would be today. */
export async function listPreChecks(ctx: RequestContext, { id }: Case): Promise<ReviewedCheck[]> {
  assertRight(ctx.actor, 'readCases');
  const { timeZone } = await getPartner(ctx);
  return ctx.db.read((tx) => reviewCarriedChecks(tx, ctx, id, timeZone));
}
