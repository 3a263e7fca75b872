import type { CacheProvider } from '@node-saml/node-saml';
import type { RequestContext } from '../../platform/context.ts';
import { hashToken } from '../../platform/crypto/token.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getSessionTenant, guardAct, toVerifier } from '../identity/index.ts';
import { getPartner } from '../partners/index.ts';
import { createSaml, requestMinutes } from './create-saml.ts';
import { findProvider } from './find-provider.ts';
import { toRelayPath } from './relay-path.ts';
import { createRequestId } from './request-id.ts';
import { insertSamlRequest, type SamlRequest } from './saml-request-store.ts';
import { toServiceProvider } from './service-provider.ts';

export interface SignOnWish {
  readonly tenantId: string;
  readonly redirectUrl?: string | null | undefined;
}

/** Makes a request to the tenant's provider and gives the address to which the browser goes with it. */
export async function startSingleSignOn(
  ctx: RequestContext,
  { tenantId, redirectUrl }: SignOnWish,
  knownVerifier?: string,
): Promise<{ url: string; verifier: string }> {
  const partner = await getPartner(ctx);
  const tenant = getSessionTenant(partner, tenantId);
  if (tenant === 'applicant') throw new AppError('auth/unsupported-tenant-operation');
  const provider = await findProvider(ctx, partner, tenant);
  if (!provider) throw new AppError('auth/unsupported-tenant-operation');
  await guardAct(ctx, 'singleSignOn');

  const place = { publicUrl: ctx.settings.publicUrl, externalId: partner.externalId };
  const verifier = toVerifier(knownVerifier);
  const requests = keepRequests(ctx, {
    tenant,
    relayPath: toRelayPath(redirectUrl, tenant, place),
    verifierHash: hashToken(verifier),
    createdAt: ctx.now(),
  });
  const serviceProvider = toServiceProvider(tenant, place.publicUrl, place.externalId);
  const requestId = createRequestId(ctx.partnerId);
  const saml = createSaml({ provider, serviceProvider, requests, requestId });
  // Nothing travels in RelayState: where the person wanted to go stays with us.
  return { url: await saml.getAuthorizeUrlAsync('', undefined, {}), verifier };
}

function keepRequests(ctx: RequestContext, request: SamlRequest): CacheProvider {
  const expiresAt = new Date(request.createdAt.getTime() + requestMinutes * 60_000);
  return {
    saveAsync: async (requestId) => {
      const requestHash = hashToken(requestId);
      await ctx.db.transaction((tx) =>
        insertSamlRequest(tx, ctx.partnerId, { ...request, requestHash, expiresAt }),
      );
      return null;
    },
    getAsync: () => Promise.resolve(null),
    removeAsync: () => Promise.resolve(null),
  };
}
