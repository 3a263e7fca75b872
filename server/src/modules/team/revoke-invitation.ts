import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import { maskEmail } from '../../platform/audit/mask-personal.ts';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { assertMayManageStaff } from '../staff/index.ts';
import { findInvitation, withdrawInvitations } from './invitation-store.ts';

/** Withdraws an invitation that nobody has used; withdrawing it again changes nothing. */
export async function revokeInvitation(ctx: RequestContext, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const invitation = await findInvitation(tx, ctx.partnerId, id);
    assertMayManageStaff(ctx.actor, invitation?.role ?? 'caseWorker');
    assertRecentSignIn(ctx, 'changeTeam');
    if (!invitation || invitation.usedAt) throw new AppError('NOT_FOUND');
    if (invitation.revokedAt) return;

    await withdrawInvitations(tx, ctx.partnerId, invitation.email, ctx.now());
    appendAuditEvent(tx, ctx, {
      action: 'revokeInvitation',
      entityType: 'staffInvitation',
      entityId: id,
      previous: { email: maskEmail(invitation.email), role: invitation.role },
    });
  });
}
