import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertMayManageStaff } from './staff-policy.ts';
import { findStaff, upsertStaff } from './staff-store.ts';

/** Takes the staff role away. Open sessions are refused from the next request on. */
export async function revokeStaff(ctx: RequestContext, userId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const staff = await findStaff(tx, ctx.partnerId, userId);
    if (!staff) throw new AppError('NOT_FOUND');
    assertMayManageStaff(ctx.actor, staff.role);
    if (staff.revokedAt !== null) return;

    await upsertStaff(tx, ctx.partnerId, { ...staff, revokedAt: ctx.now() });
    await appendAuditEvent(tx, ctx, {
      action: 'revokeStaff',
      entityType: 'user',
      entityId: userId,
      previous: { role: staff.role },
    });
  });
}
