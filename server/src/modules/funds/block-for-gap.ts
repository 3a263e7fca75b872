import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { findFund, updateFundState } from './fund-store.ts';

type Place = Pick<RequestContext, 'partnerId' | 'now'>;

/** Keeps everything from leaving a fund whose books do not match; a reason that someone gave before stays. */
export async function blockForGap(
  tx: Transaction,
  { partnerId, now }: Place,
  fundId: string,
  reason: string,
): Promise<void> {
  const fund = await findFund(tx, partnerId, fundId);
  if (fund?.blockedReason !== null) return;
  await updateFundState(tx, partnerId, fundId, { blocked_reason: reason, blocked_at: now() });
}

/** Lets a fund go on whose books match again, unless a person blocked it for a reason of their own. */
export async function unblockAfterGaps(
  tx: Transaction,
  { partnerId }: Place,
  fundId: string,
  reason: string,
): Promise<void> {
  const fund = await findFund(tx, partnerId, fundId);
  if (fund?.blockedReason !== reason) return;
  await updateFundState(tx, partnerId, fundId, { blocked_reason: null, blocked_at: null });
}
