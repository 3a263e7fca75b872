import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findPartner, getPartner } from '../../modules/partners/index.ts';
import {
  finishSingleSignOn,
  openResponse,
  type SsoTenant,
  toServiceProvider,
  toServiceProviderMetadata,
} from '../../modules/sso/index.ts';
import type { BuildVisit } from '../../platform/http/visit-builder.ts';
import type { Log } from '../../platform/log/log.ts';
import { acceptForms, readSamlResponse } from './accept-forms.ts';
import { sendBack, sendRefusedPage, withRefusals } from './send-back.ts';

export interface SsoRoutes {
  readonly buildVisit: BuildVisit;
  readonly publicUrl: string;
  readonly log: Log;
}

interface PartnerRoute {
  readonly Params: { readonly externalId: string };
}

const partnerRoutes = [
  { tenant: 'advocate', base: '/:externalId/identity/beam/saml' },
  { tenant: 'staff', base: '/partner/:externalId/identity/saml' },
] as const satisfies readonly { tenant: SsoTenant; base: string }[];

/** What identity providers talk to: the description of our side, and the address to which they post their answers. */
export async function addSsoRoutes(app: FastifyInstance, routes: SsoRoutes): Promise<void> {
  await app.register((scope, _options, done) => {
    acceptForms(scope);
    for (const { tenant, base } of partnerRoutes) addPartnerRoutes(scope, routes, tenant, base);
    addPlatformRoutes(scope, routes);
    done();
  });
}

function addPartnerRoutes(
  app: FastifyInstance,
  { buildVisit, publicUrl }: SsoRoutes,
  tenant: SsoTenant,
  base: string,
): void {
  const enter = async (request: FastifyRequest<PartnerRoute>, reply: FastifyReply) => {
    const { externalId } = request.params;
    const visit = await buildVisit(
      request,
      reply,
      async (visitor) => (await findPartner(visitor, externalId))?.id,
    );
    const partner = await findPartner(visit, externalId);
    return partner && { partner, ctx: visit.enter(partner.id) };
  };

  app.get<PartnerRoute>(`${base}/metadata`, async (request, reply) => {
    const place = await enter(request, reply);
    if (!place) return sendNotFound(reply);
    return sendMetadata(reply, tenant, publicUrl, place.partner.externalId);
  });

  app.post<PartnerRoute>(`${base}/acs`, async (request, reply) => {
    const place = await enter(request, reply);
    if (!place) return sendNotFound(reply);
    const { ctx, partner } = place;
    const { acsUrl } = toServiceProvider(tenant, publicUrl, partner.externalId);
    const outcome = await withRefusals(() =>
      finishSingleSignOn(ctx, tenant, openResponse(readSamlResponse(request), acsUrl)),
    );
    return sendBack(reply, { ctx, tenant, partner, outcome });
  });
}

/** The operator's provider knows one address for all partners; the request that it answers says which one it is. */
function addPlatformRoutes(app: FastifyInstance, { buildVisit, publicUrl, log }: SsoRoutes): void {
  const tenant = 'platform';
  const { acsUrl } = toServiceProvider(tenant, publicUrl, '');

  app.get('/platform/identity/saml/metadata', async (_request, reply) =>
    sendMetadata(reply, tenant, publicUrl, ''),
  );

  app.post('/platform/identity/saml/acs', async (request, reply) => {
    const outcome = await withRefusals(async () => {
      const opened = openResponse(readSamlResponse(request), acsUrl);
      const visit = await buildVisit(request, reply, () => Promise.resolve(opened.partnerId));
      const ctx = visit.enter(opened.partnerId);
      const answer = await finishSingleSignOn(ctx, tenant, opened);
      // Only a request that we made ourselves names a partner that exists.
      if (!answer.ok && answer.reason === 'unknown-request') return answer;
      const partner = await getPartner(ctx);
      return { ok: 'sent', reply: sendBack(reply, { ctx, tenant, partner, outcome: answer }) } as const;
    });
    if (outcome.ok === 'sent') return outcome.reply;
    log.warn('single sign-on refused', { requestId: request.id, code: outcome.reason });
    return sendRefusedPage(request, reply);
  });
}

function sendMetadata(
  reply: FastifyReply,
  tenant: SsoTenant,
  publicUrl: string,
  externalId: string,
): FastifyReply {
  const metadata = toServiceProviderMetadata(toServiceProvider(tenant, publicUrl, externalId));
  return reply.type('application/samlmetadata+xml').send(metadata);
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: 'Not Found' });
}
