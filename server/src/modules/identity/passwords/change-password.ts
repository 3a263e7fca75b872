import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { hashPassword } from '../../../platform/crypto/password.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../../platform/recent-sign-in.ts';
import { getPartner } from '../../partners/index.ts';
import { findUserById, lockUser } from '../../users/index.ts';
import { findPasswordHash } from '../identity-store.ts';
import { assertGoodPassword } from './password-policy.ts';
import { assertPassword } from './assert-password.ts';
import { replacePassword } from './replace-password.ts';
import { listOpenSessions } from '../sessions/session-store.ts';

export interface PasswordChange {
  /** Ignored when there is none yet (P596). */
  readonly currentPassword?: string | undefined;
  readonly newPassword: string;
}

/** Changes the password of the person who acts: with the current one, or after a recent sign-in. */
export async function changePassword(
  ctx: RequestContext,
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  const { actor, partnerId } = ctx;
  if (!('sessionId' in actor)) throw new AppError('UNAUTHORIZED');
  const { userId, sessionId } = actor;

  const { user, storedHash } = await ctx.db.transaction(async (tx) => ({
    user: await findUserById(tx, partnerId, userId),
    storedHash: await findPasswordHash(tx, partnerId, userId),
  }));
  if (!user) throw new AppError('NOT_FOUND');

  const isGiven = currentPassword !== undefined && currentPassword !== '';
  if (storedHash !== undefined && isGiven) await assertPassword(ctx, user, storedHash, currentPassword);
  else assertRecentSignIn(ctx, 'choosePassword');

  const partner = await getPartner(ctx);
  await assertGoodPassword(partner, user.email, newPassword);
  const passwordHash = await hashPassword(newPassword);
  await ctx.db.transaction(async (tx) => {
    // The owner may have signed this session out while the password was hashed.
    const isLocked = await lockUser(tx, partnerId, userId);
    const open = isLocked && (await listOpenSessions(tx, partnerId, userId));
    if (!open?.some(({ id }) => id === sessionId)) throw new AppError('UNAUTHORIZED');
    await replacePassword(tx, ctx, { partner, user, passwordHash, keptSessionId: sessionId });
    appendAuditEvent(tx, ctx, { action: 'changePassword', entityType: 'user', entityId: userId });
  });
}
