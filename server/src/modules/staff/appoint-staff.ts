import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { StaffRole } from '../../platform/actor.ts';
import type { RequestContext } from '../../platform/context.ts';
import { assertMayManageStaff } from './staff-policy.ts';
import { findStaff, upsertStaff } from './staff-store.ts';

/** Gives a user a staff role, also to one whose role was revoked; appointing again to the same role changes nothing. */
export async function appointStaff(ctx: RequestContext, userId: string, role: StaffRole): Promise<void> {
  assertMayManageStaff(ctx.actor, role);

  await ctx.db.transaction(async (tx) => {
    const previous = await findStaff(tx, ctx.partnerId, userId);
    if (previous) assertMayManageStaff(ctx.actor, previous.role);
    if (previous?.role === role && previous.revokedAt === null) return;

    await upsertStaff(tx, ctx.partnerId, { userId, role, revokedAt: null });
    appendAuditEvent(tx, ctx, {
      action: 'appointStaff',
      entityType: 'user',
      entityId: userId,
      ...(previous && { previous: { role: previous.role, revoked: previous.revokedAt !== null } }),
      next: { role },
    });
  });
}
