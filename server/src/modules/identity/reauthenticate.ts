import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { createToken } from '../../platform/crypto/token.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findUserById } from '../users/index.ts';
import { assertPassword } from './passwords/assert-password.ts';
import { findPasswordHash } from './identity-store.ts';
import { renewSession } from './sessions/session-store.ts';
import { formatSessionCookie } from './sessions/session.ts';

/** Proves again who acts. The session gets a new token, so that a copy of the old one is worth nothing. */
export async function reauthenticate(ctx: RequestContext, password: string): Promise<{ cookie: string }> {
  const { actor, partnerId } = ctx;
  if (!('sessionId' in actor)) throw new AppError('UNAUTHORIZED');
  const { userId, sessionId } = actor;

  const { user, storedHash } = await ctx.db.transaction(async (tx) => ({
    user: await findUserById(tx, partnerId, userId),
    storedHash: await findPasswordHash(tx, partnerId, userId),
  }));
  if (!user) throw new AppError('UNAUTHORIZED');
  await assertPassword(ctx, user, storedHash, password);

  const { token, hash: tokenHash } = createToken();
  await ctx.db.transaction(async (tx) => {
    const isRenewed = await renewSession(tx, partnerId, { id: sessionId, tokenHash, now: ctx.now() });
    if (!isRenewed) throw new AppError('UNAUTHORIZED');
    appendAuditEvent(tx, ctx, { action: 'reauthenticate', entityType: 'user', entityId: userId });
  });
  return { cookie: formatSessionCookie(partnerId, token) };
}
