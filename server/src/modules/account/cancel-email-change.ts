import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import { maskEmail } from '../../platform/audit/mask-personal.ts';
import type { RequestContext } from '../../platform/context.ts';
import { lockUser } from '../users/index.ts';
import { assertOwnsAccount } from './account-policy.ts';
import { withdrawEmailChange } from './withdraw-email-change.ts';

/** Gives up the pending change of email; without one it changes nothing. */
export async function cancelEmailChange(ctx: RequestContext): Promise<void> {
  const { actor, partnerId } = ctx;
  assertOwnsAccount(actor);

  await ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, partnerId, actor.userId);
    if (!user?.newEmail) return;
    await withdrawEmailChange(tx, ctx, user);
    appendAuditEvent(tx, ctx, {
      action: 'cancelEmailChange',
      entityType: 'user',
      entityId: user.id,
      previous: { newEmail: maskEmail(user.newEmail) },
    });
  });
}
