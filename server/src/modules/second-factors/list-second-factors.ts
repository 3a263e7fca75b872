import type { RequestContext } from '../../platform/context.ts';
import { getStaffUserId } from './enroller.ts';
import { countRecoveryCodes } from './recovery-code-store.ts';
import { listFactors } from './second-factor-store.ts';
import type { SecondFactor } from './second-factor.ts';

/** The second factors of the person who acts. */
export interface OwnSecondFactors {
  readonly factors: readonly SecondFactor[];
  readonly recoveryCodesLeft: number;
}

export async function listSecondFactors(ctx: RequestContext): Promise<OwnSecondFactors> {
  const userId = getStaffUserId(ctx);
  return ctx.db.read(async (tx) => ({
    factors: await listFactors(tx, ctx.partnerId, userId),
    recoveryCodesLeft: await countRecoveryCodes(tx, ctx.partnerId, userId),
  }));
}
