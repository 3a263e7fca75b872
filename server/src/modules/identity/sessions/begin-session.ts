import { randomUUID } from 'node:crypto';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { createToken, hashToken } from '../../../platform/crypto/token.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { ErrorCode } from '../../../platform/errors/catalogue.ts';
import { getPartner } from '../../partners/index.ts';
import { findUserById } from '../../users/index.ts';
import { describeDevice } from './describe-device.ts';
import { guardAct } from '../guards/guard-act.ts';
import { consumeIdentityToken } from '../identity-token-store.ts';
import { getSessionTenant } from '../identity-tenant.ts';
import { isEnoughProof } from '../is-enough-proof.ts';
import { closeSession, insertSession } from './session-store.ts';
import { type AuthenticationMechanism, formatSessionCookie } from './session.ts';

export interface SessionRequest {
  readonly tenantId: string;
  readonly token: string;
  readonly authenticationMechanism: AuthenticationMechanism;
  readonly userId: string;
  /** From the cookie of the browser; a proof that came through another site asks for it. */
  readonly verifier?: string | undefined;
}

interface Opened {
  readonly sessionId: string;
  readonly cookie: string;
}

/** Exchanges a proven identity for a session, once. The session that the browser had before ends. */
export async function beginSession(ctx: RequestContext, request: SessionRequest): Promise<Opened> {
  const tenant = getSessionTenant(await getPartner(ctx), request.tenantId);
  await guardAct(ctx, 'session');
  const now = ctx.now();

  const outcome = await ctx.db.transaction<Opened | ErrorCode>(async (tx) => {
    const proven = await consumeIdentityToken(tx, ctx.partnerId, toHashes(request), now);
    if (proven?.userId !== request.userId || proven.mechanism !== request.authenticationMechanism)
      return 'auth/invalid-verification-code';
    const user = await findUserById(tx, ctx.partnerId, proven.userId);
    if (user?.tenant !== tenant) return 'auth/tenant-id-mismatch';
    if (!(await isEnoughProof(tx, ctx, user, proven))) return 'auth/second-factor-required';

    if ('sessionId' in ctx.actor) await closeSession(tx, ctx.partnerId, ctx.actor.sessionId, now);
    const { token, hash: tokenHash } = createToken();
    const id = randomUUID();
    const { mechanism } = proven;
    const device = describeDevice(ctx.client?.userAgent);
    await insertSession(tx, ctx.partnerId, {
      ...{ id, tokenHash, userId: user.id, mechanism, device },
      createdAt: now,
    });
    appendAuditEvent(tx, ctx, {
      action: 'beginSession',
      entityType: 'session',
      entityId: id,
      next: { userId: user.id, tenant, mechanism },
    });
    return { sessionId: id, cookie: formatSessionCookie(ctx.partnerId, token) };
  });

  // Thrown only after the commit, because a refused exchange still uses up the token.
  if (typeof outcome === 'string') throw new AppError(outcome);
  return outcome;
}

function toHashes({ token, verifier }: SessionRequest) {
  return {
    tokenHash: hashToken(token),
    verifierHash: verifier === undefined ? undefined : hashToken(verifier),
  };
}
