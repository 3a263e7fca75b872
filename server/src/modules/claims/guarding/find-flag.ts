import type { PayeeFlag } from '@handrail/engine/payments';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { Payment } from '../../payments/index.ts';
import { countClaimedSince, findFlagsByOthers } from './flag-store.ts';

/** So many payments within an hour are more than people usually have to claim at once. */
const mostPayments = 5;
const windowMinutes = 60;

/** What a person has to look at before this claim is paid; what they looked at before is in order. */
export async function findFlag(
  tx: Transaction,
  ctx: RequestContext,
  { id, payee, clearedFlags }: Payment,
  accountIndex: Buffer | null,
): Promise<PayeeFlag | undefined> {
  const since = new Date(ctx.now().getTime() - windowMinutes * 60_000);
  const claimed = await countClaimedSince(tx, ctx.partnerId, { userId: payee.id, butNot: id, since });
  const flags: PayeeFlag[] = [
    ...(await findFlagsByOthers(tx, payee.id, accountIndex)),
    ...(claimed >= mostPayments ? (['manyClaims'] as const) : []),
  ];
  return flags.find((flag) => !clearedFlags.includes(flag));
}
