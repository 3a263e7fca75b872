import type { RequestContext } from '../../../platform/context.ts';
import { assertRight } from '../../../platform/rights.ts';
import { listWaitingForApproval } from '../fulfillment-store.ts';
import { listStaffAwardViews, type StaffAwardView } from './award-view.ts';

export function listAwardsToApprove(ctx: RequestContext): Promise<StaffAwardView[]> {
  assertRight(ctx.actor, 'issuePayments');
  return ctx.db.read(async (tx) => {
    const waiting = await listWaitingForApproval(tx, ctx.partnerId);
    return listStaffAwardViews(tx, ctx, { ids: waiting.map(({ id }) => id) });
  });
}
