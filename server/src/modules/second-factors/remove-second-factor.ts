import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { sendMail } from '../notifications/index.ts';
import { getPartner } from '../partners/index.ts';
import { lockUser, toLocale } from '../users/index.ts';
import { getStaffUserId } from './enroller.ts';
import { writeFactorRemovedMail } from './second-factor-mail.ts';
import { deleteFactor, listFactors } from './second-factor-store.ts';

/** Removes one of the person's own factors, but never the last one. */
export async function removeSecondFactor(ctx: RequestContext, id: string): Promise<void> {
  const userId = getStaffUserId(ctx);
  assertRecentSignIn(ctx, 'removeSecondFactor');
  const partner = await getPartner(ctx);

  await ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, ctx.partnerId, userId);
    const factors = await listFactors(tx, ctx.partnerId, userId);
    const factor = factors.find((candidate) => candidate.id === id);
    if (!factor) throw new AppError('NOT_FOUND');
    if (factors.length === 1) throw new AppError('auth/last-second-factor');

    await deleteFactor(tx, ctx.partnerId, id);
    if (user) {
      const mail = writeFactorRemovedMail(toLocale(user, partner), partner, factor);
      await sendMail(tx, ctx, { template: 'second-factor-removed', to: user.email, ...mail });
    }
    appendAuditEvent(tx, ctx, {
      action: 'removeSecondFactor',
      entityType: 'user',
      entityId: userId,
      previous: { factorId: id, kind: factor.kind },
    });
  });
}
