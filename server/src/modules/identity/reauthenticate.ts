import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { verifyPassword } from '../../platform/crypto/password.ts';
import { createToken } from '../../platform/crypto/token.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findPasswordHash } from './identity-store.ts';
import { renewSession } from './session-store.ts';
import { formatSessionCookie } from './session.ts';

/** Proves again who acts. The session gets a new token, so that a copy of the old one is worth nothing. */
export async function reauthenticate(ctx: RequestContext, password: string): Promise<{ cookie: string }> {
  const { actor, partnerId } = ctx;
  if (!('sessionId' in actor)) throw new AppError('UNAUTHORIZED');
  const { userId, sessionId } = actor;

  const storedHash = await ctx.db.transaction((tx) => findPasswordHash(tx, partnerId, userId));
  const isRight = await verifyPassword(storedHash, password);

  const { token, hash: tokenHash } = createToken();
  const isRenewed = await ctx.db.transaction(async (tx) => {
    const renewed =
      isRight && (await renewSession(tx, partnerId, { id: sessionId, tokenHash, now: ctx.now() }));
    await appendAuditEvent(tx, ctx, {
      action: renewed ? 'reauthenticate' : 'refusePassword',
      entityType: 'user',
      entityId: userId,
    });
    return renewed;
  });
  if (!isRenewed) throw new AppError('auth/wrong-password');
  return { cookie: formatSessionCookie(partnerId, token) };
}
