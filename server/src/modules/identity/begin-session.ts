import { randomUUID } from 'node:crypto';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { createToken, hashToken } from '../../platform/crypto/token.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ErrorCode } from '../../platform/errors/catalogue.ts';
import { getPartner } from '../partners/index.ts';
import { findUserById } from '../users/index.ts';
import { consumeIdentityToken } from './identity-token-store.ts';
import { getTenant } from './identity-tenant.ts';
import { closeSession, insertSession } from './session-store.ts';
import { type AuthenticationMechanism, formatSessionCookie } from './session.ts';

export interface SessionRequest {
  readonly tenantId: string;
  readonly token: string;
  readonly authenticationMechanism: AuthenticationMechanism;
  readonly userId: string;
}

interface Opened {
  readonly sessionId: string;
  readonly cookie: string;
}

/** Exchanges a proven identity for a session, once. The session that the browser had before ends. */
export async function beginSession(ctx: RequestContext, request: SessionRequest): Promise<Opened> {
  const tenant = getTenant(await getPartner(ctx), request.tenantId);
  const now = ctx.now();

  const outcome = await ctx.db.transaction<Opened | ErrorCode>(async (tx) => {
    const proven = await consumeIdentityToken(tx, ctx.partnerId, hashToken(request.token), now);
    if (proven?.userId !== request.userId || proven.mechanism !== request.authenticationMechanism)
      return 'auth/invalid-verification-code';
    const user = await findUserById(tx, ctx.partnerId, proven.userId);
    if (user?.tenant !== tenant) return 'auth/tenant-id-mismatch';

    if ('sessionId' in ctx.actor) await closeSession(tx, ctx.partnerId, ctx.actor.sessionId, now);
    const { token, hash: tokenHash } = createToken();
    const id = randomUUID();
    const { mechanism } = proven;
    await insertSession(tx, ctx.partnerId, { id, tokenHash, userId: user.id, mechanism, createdAt: now });
    await appendAuditEvent(tx, ctx, {
      action: 'beginSession',
      entityType: 'session',
      entityId: id,
      next: { userId: user.id, tenant, mechanism },
    });
    return { sessionId: id, cookie: formatSessionCookie(ctx.partnerId, token) };
  });

  // Thrown only now, because a refused exchange still uses the token up.
  if (typeof outcome === 'string') throw new AppError(outcome);
  return outcome;
}
