import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { StaffRole } from '@handrail/engine/rights';
import type { RequestContext } from '../../platform/context.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { getPartner } from '../partners/index.ts';
import { giveStaffRole } from './give-staff-role.ts';
import { assertMayManageStaff } from './staff-policy.ts';
import { findStaff } from './staff-store.ts';

/** Gives a user a staff role, also to one whose role was revoked; appointing again to the same role changes nothing. */
export async function appointStaff(ctx: RequestContext, userId: string, role: StaffRole): Promise<void> {
  assertMayManageStaff(ctx.actor, role);
  assertRecentSignIn(ctx, 'changeTeam');
  const partner = await getPartner(ctx);

  await ctx.db.transaction(async (tx) => {
    const previous = await findStaff(tx, ctx.partnerId, userId);
    if (previous) assertMayManageStaff(ctx.actor, previous.role);
    if (previous?.role === role && previous.revokedAt === null) return;

    await giveStaffRole(tx, ctx, partner, { userId, role });
    appendAuditEvent(tx, ctx, {
      action: 'appointStaff',
      entityType: 'user',
      entityId: userId,
      ...(previous && { previous: { role: previous.role, revoked: previous.revokedAt !== null } }),
      next: { role },
    });
  });
}
