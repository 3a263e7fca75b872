import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';

/** Keeps that a report came; false where it had come before. */
export async function insertPayoutEvent(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  { id, provider, attemptId }: { readonly id: string; readonly provider: string; readonly attemptId: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('payout_events')
    .values({ partner_id: partnerId, provider, id, attempt_id: attemptId, received_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
