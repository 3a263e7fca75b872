import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { recoverAccount } from '../identity/index.ts';
import { sendMail } from '../notifications/index.ts';
import { getPartner } from '../partners/index.ts';
import { forgetSecondFactors } from '../second-factors/index.ts';
import { assertMayManageStaff, findStaff, upsertStaff } from '../staff/index.ts';
import { lockUser, toLocale } from '../users/index.ts';
import { assertTeamKeepsAdmin } from './assert-team-keeps-admin.ts';
import { writeRevocationMail } from './team-mail.ts';

/** Takes the staff role away at once: with the same act the person's sessions end and their second factors go. */
export async function revokeStaff(ctx: RequestContext, userId: string): Promise<void> {
  const partner = await getPartner(ctx);

  await ctx.db.transaction(async (tx) => {
    const staff = await findStaff(tx, ctx.partnerId, userId);
    assertMayManageStaff(ctx.actor, staff?.role ?? 'caseWorker');
    assertRecentSignIn(ctx, 'changeTeam');
    if (!staff) throw new AppError('NOT_FOUND');
    if (staff.revokedAt !== null) return;
    await assertTeamKeepsAdmin(tx, ctx, userId);

    const user = await lockUser(tx, ctx.partnerId, userId);
    await upsertStaff(tx, ctx.partnerId, { ...staff, revokedAt: ctx.now() });
    await forgetSecondFactors(tx, ctx.partnerId, userId);
    if (user)
      await sendMail(tx, ctx, {
        template: 'staff-revoked',
        to: user.email,
        ...writeRevocationMail(toLocale(user, partner), partner),
      });
    if (user) await recoverAccount(tx, ctx, { user, endSessions: 'all' });
    appendAuditEvent(tx, ctx, {
      action: 'revokeStaff',
      entityType: 'user',
      entityId: userId,
      previous: { role: staff.role },
    });
  });
}
