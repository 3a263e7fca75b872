import type { RequestContext } from '../../platform/context.ts';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { getPartner } from '../partners/index.ts';
import { assertMayManageStaff, findStaff, giveStaffRole } from '../staff/index.ts';
import { assertTeamKeepsAdmin } from './assert-team-keeps-admin.ts';
import type { InvitedRole } from '@handrail/engine/rights';

/** Gives a member of staff another role, in force from their next request on. */
export async function changeStaffRole(ctx: RequestContext, userId: string, role: InvitedRole): Promise<void> {
  const partner = await getPartner(ctx);

  await ctx.db.transaction(async (tx) => {
    const staff = await findStaff(tx, ctx.partnerId, userId);
    assertMayManageStaff(ctx.actor, staff?.role ?? role);
    assertRecentSignIn(ctx, 'changeTeam');
    if (staff?.revokedAt !== null) throw new AppError('NOT_FOUND');
    if (staff.role === role) return;
    await assertTeamKeepsAdmin(tx, ctx, userId);

    await giveStaffRole(tx, ctx, partner, { userId, role });
    appendAuditEvent(tx, ctx, {
      action: 'changeStaffRole',
      entityType: 'user',
      entityId: userId,
      previous: { role: staff.role },
      next: { role },
    });
  });
}
