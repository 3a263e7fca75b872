import { createHash } from 'node:crypto';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { hashToken } from '../../platform/crypto/token.ts';
import { issueIdentityToken } from '../identity/index.ts';
import { getPartner, type Partner } from '../partners/index.ts';
import { findAccount } from './find-account.ts';
import { findProvider } from './find-provider.ts';
import type { IdentityProvider, SsoTenant } from './identity-provider.ts';
import type { OpenedResponse } from './open-response.ts';
import { readAssertion, type Vouched } from './read-assertion.ts';
import { keepAssertion } from './saml-assertion-store.ts';
import { type RefusalReason, refuseUnless, SamlRefusal } from './saml-refusal.ts';
import { consumeSamlRequest, type SamlRequest } from './saml-request-store.ts';
import { toServiceProvider } from './service-provider.ts';
import { verifyResponse } from './verify-response.ts';

export type SignOnOutcome =
  | {
      readonly ok: true;
      readonly token: string;
      readonly userId: string;
      readonly relayPath: string | null;
    }
  | { readonly ok: false; readonly reason: RefusalReason };

/** Takes a provider's answer, once, and gives a proof of identity that only the browser which asked can use. */
export async function finishSingleSignOn(
  ctx: RequestContext,
  tenant: SsoTenant,
  opened: OpenedResponse,
): Promise<SignOnOutcome> {
  const requestHash = hashToken(opened.requestId);
  const request = await ctx.db.transaction((tx) =>
    consumeSamlRequest(tx, ctx.partnerId, requestHash, ctx.now()),
  );
  // Not on record: anyone could fill the audit log with made-up requests.
  if (!request) return { ok: false, reason: 'unknown-request' };

  try {
    return await answerRequest(ctx, tenant, opened, request);
  } catch (error) {
    if (!(error instanceof SamlRefusal)) throw error;
    await ctx.db.transaction((tx) =>
      appendAuditEvent(tx, ctx, {
        action: 'refuseSingleSignOn',
        entityType: 'samlRequest',
        entityId: requestHash.toString('hex'),
        next: { tenant: request.tenant, reason: error.reason },
      }),
    );
    return { ok: false, reason: error.reason };
  }
}

async function answerRequest(
  ctx: RequestContext,
  tenant: SsoTenant,
  opened: OpenedResponse,
  request: SamlRequest,
): Promise<SignOnOutcome> {
  refuseUnless(request.tenant === tenant, 'unknown-request');
  const partner = await getPartner(ctx);
  const provider = await findProvider(ctx, partner, tenant);
  refuseUnless(provider !== undefined, 'no-provider');

  const serviceProvider = toServiceProvider(tenant, ctx.settings.publicUrl, partner.externalId);
  const { requestId } = opened;
  const assertionXml = await verifyResponse(opened, { provider, serviceProvider, request });
  const vouched = readAssertion(assertionXml, { provider, serviceProvider, requestId, now: ctx.now() });
  return admit(ctx, partner, provider, request, vouched);
}

function admit(
  ctx: RequestContext,
  partner: Partner,
  { entityId }: IdentityProvider,
  { tenant, verifierHash, relayPath }: SamlRequest,
  vouched: Vouched,
): Promise<SignOnOutcome> {
  const assertionHash = createHash('sha256')
    .update(JSON.stringify([entityId, vouched.assertionId]))
    .digest();
  return ctx.db.transaction(async (tx) => {
    const assertion = { assertionHash, expiresAt: vouched.staleAt };
    refuseUnless(await keepAssertion(tx, ctx.partnerId, assertion, ctx.now()), 'replayed');
    const user = await findAccount(tx, ctx, { partner, tenant, person: { ...vouched, entityId } });
    refuseUnless(user !== undefined, 'no-account');

    const { token } = await issueIdentityToken(tx, ctx, user.id, 'SAML', { verifierHash });
    appendAuditEvent(tx, ctx, {
      action: 'signInWithSaml',
      entityType: 'user',
      entityId: user.id,
      next: { tenant, provider: entityId },
    });
    return { ok: true, token, userId: user.id, relayPath };
  });
}
