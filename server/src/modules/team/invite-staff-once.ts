import { findStaff } from '../staff/index.ts';
import { findUserByEmail } from '../users/index.ts';
import { hasInvitation } from './invitation-store.ts';
import { type InvitationRequest, inviteStaff, type InvitingContext } from './invite-staff.ts';

/** Invites someone whom nobody has invited before. Who left the team, or declined, is not asked again. */
export async function inviteStaffOnce(ctx: InvitingContext, request: InvitationRequest): Promise<void> {
  const isKnown = await ctx.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, ctx.partnerId, 'staff', request.email);
    if (user && (await findStaff(tx, ctx.partnerId, user.id))) return true;
    return hasInvitation(tx, ctx.partnerId, request.email);
  });
  if (!isKnown) await inviteStaff(ctx, request);
}
