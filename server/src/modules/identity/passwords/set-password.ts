import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { hashPassword, verifyPassword } from '../../../platform/crypto/password.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { findUserById } from '../../users/index.ts';
import { findPasswordHash, upsertPasswordHash } from '../identity-store.ts';

/** Gives an account its password when the product itself sets the account up; the same password again changes nothing. */
export async function setPassword(ctx: RequestContext, userId: string, password: string): Promise<void> {
  if (ctx.actor.kind !== 'system') throw new AppError('FORBIDDEN');

  const standing = await ctx.db.transaction((tx) => findPasswordHash(tx, ctx.partnerId, userId));
  if (standing !== undefined && (await verifyPassword(standing, password))) return;
  const passwordHash = await hashPassword(password);

  await ctx.db.transaction(async (tx) => {
    const user = await findUserById(tx, ctx.partnerId, userId);
    if (!user) throw new AppError('NOT_FOUND');
    await upsertPasswordHash(tx, ctx.partnerId, { userId, passwordHash });
    appendAuditEvent(tx, ctx, { action: 'setPassword', entityType: 'user', entityId: userId });
  });
}
