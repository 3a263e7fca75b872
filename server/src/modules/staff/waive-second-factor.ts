import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findStaff, saveWaiver } from './staff-store.ts';

/** Lets an invented member of staff in with the password alone. Only the demo world asks for it. */
export async function waiveSecondFactor(ctx: RequestContext, userId: string): Promise<void> {
  if (ctx.actor.kind !== 'system') throw new AppError('FORBIDDEN');

  await ctx.db.transaction(async (tx) => {
    const staff = await findStaff(tx, ctx.partnerId, userId);
    if (!staff) throw new AppError('NOT_FOUND');
    if (staff.secondFactorWaived) return;

    await saveWaiver(tx, ctx.partnerId, userId);
    appendAuditEvent(tx, ctx, { action: 'waiveSecondFactor', entityType: 'user', entityId: userId });
  });
}
