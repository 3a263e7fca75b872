import { defineWords } from '@handrail/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { platformTenantId } from '../../modules/identity/index.ts';
import type { Partner } from '../../modules/partners/index.ts';
import { SamlRefusal, type SignOnOutcome, type SsoTenant, toSignInPage } from '../../modules/sso/index.ts';
import type { RequestContext } from '../../platform/context.ts';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import { plainPage } from '../../platform/http/plain-pages.ts';
import { readLocale } from '../../platform/http/read-locale.ts';

interface Return {
  readonly ctx: Pick<RequestContext, 'log' | 'requestId' | 'partnerId'>;
  readonly tenant: SsoTenant;
  readonly partner: Partner;
  readonly outcome: SignOnOutcome;
}

/** Sends the browser back to the page on which it began, with the proof behind the hash sign or with a debug id. */
export function sendBack(reply: FastifyReply, { ctx, tenant, partner, outcome }: Return): FastifyReply {
  const page = toSignInPage(tenant, partner.externalId);
  if (!outcome.ok) {
    const { requestId, partnerId, log } = ctx;
    log.warn('single sign-on refused', { requestId, partnerId, code: outcome.reason });
    return reply.redirect(`${page}?${new URLSearchParams({ failed: requestId }).toString()}`, 303);
  }
  const { token, userId, relayPath } = outcome;
  const tenantId = tenant === 'platform' ? platformTenantId : partner.tenantIds[tenant];
  const search = new URLSearchParams({
    step: 'return',
    ...(relayPath !== null && { redirect_url: relayPath }),
  });
  const proof = new URLSearchParams({ token, userId, tenantId });
  return reply.redirect(`${page}?${search.toString()}#${proof.toString()}`, 303);
}

/** A rejected response is an expected outcome; anything else that is thrown is a bug. */
export async function withRefusals<T>(
  work: () => Promise<T>,
): Promise<T | (SignOnOutcome & { readonly ok: false })> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SamlRefusal) return { ok: false, reason: error.reason };
    throw error;
  }
}

/** For a response that cannot be matched to a partner. */
export function sendRefusedPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { cspNonce: nonce, id } = request;
  const locale = readLocale(request);
  const { title, goBack } = refusedWords(locale);
  const body = `<h1>${title}</h1>
<p>${goBack}</p>
<p><code>${escapeHtml(id)}</code></p>`;
  return reply.code(400).type('text/html; charset=utf-8').send(plainPage({ locale, title, nonce, body }));
}

const refusedWords = defineWords('signOnRefused', {
  title: 'Error signing in',
  goBack: 'Please go back to the console and try again. If you ask for help, please share this debug ID:',
});
