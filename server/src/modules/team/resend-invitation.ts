import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { getPartner } from '../partners/index.ts';
import { assertMayManageStaff } from '../staff/index.ts';
import { findInvitation } from './invitation-store.ts';
import { sendInvitation } from './invite-staff.ts';

/** Mails an open invitation again with a fresh link; the link before stops working. */
export async function resendInvitation(ctx: RequestContext, id: string): Promise<void> {
  const partner = await getPartner(ctx);

  await ctx.db.transaction(async (tx) => {
    const invitation = await findInvitation(tx, ctx.partnerId, id);
    assertMayManageStaff(ctx.actor, invitation?.role ?? 'caseWorker');
    assertRecentSignIn(ctx, 'changeTeam');
    if (!invitation || invitation.usedAt || invitation.revokedAt) throw new AppError('NOT_FOUND');
    await sendInvitation(tx, ctx, partner, invitation);
  });
}
