import type { Partner } from '../../modules/partners/index.ts';
import { readAuthnRequest } from './read-authn-request.ts';
import type { TestBrowser } from './test-browser.ts';

interface Metadata {
  readonly metadata: { readonly status: number; readonly errors: readonly string[] };
}

/** Presses the button: the browser learns where to go, and keeps its verifier. */
export async function startSignOn(
  browser: TestBrowser,
  { partnerId, tenantId, redirectUrl }: { partnerId: string; tenantId: string; redirectUrl?: string },
) {
  const query = `mutation Test($input: StartSingleSignOnInput!) {
    started: startSingleSignOn(input: $input) { metadata { status errors } url } }`;
  const input = { partnerId, tenantId, ...(redirectUrl !== undefined && { redirectUrl }) };
  const { started } = await browser.call<{ started: Metadata & { url: string | null } }>(query, { input });
  if (started.url === null) throw new Error(started.metadata.errors.join(' '));
  return { url: started.url, ...readAuthnRequest(started.url) };
}

/** Posts a provider's answer as its page would, and gives the address to which the browser is sent. */
export async function postResponse(
  browser: TestBrowser,
  acsPath: string,
  samlResponse: string,
  more: Record<string, string> = {},
): Promise<{ status: number; location: string; headers: Headers }> {
  const answer = await browser.send(acsPath, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://idp.example' },
    body: new URLSearchParams({ SAMLResponse: samlResponse, ...more }).toString(),
  });
  return {
    status: answer.status,
    location: answer.headers.get('location') ?? '',
    headers: answer.headers,
  };
}

/** Does what the sign-in page does with what stands behind the hash sign; tells whether a session began. */
export async function exchangeProof(
  browser: TestBrowser,
  partner: Pick<Partner, 'id'>,
  location: string,
): Promise<boolean> {
  const proof = new URLSearchParams(location.split('#')[1] ?? '');
  const query = `mutation Test($input: BeginSessionInput!) { begun: beginSession(input: $input) { metadata { status errors } } }`;
  const { begun } = await browser.call<{ begun: Metadata }>(query, {
    input: {
      partnerId: partner.id,
      tenantId: proof.get('tenantId') ?? '',
      token: proof.get('token') ?? '',
      userId: proof.get('userId') ?? '',
      authenticationMechanism: 'SAML',
    },
  });
  return begun.metadata.status < 400;
}

export async function readCurrentUser(browser: TestBrowser) {
  const query = 'query Test { user: currentUser { id email name role tenant admin } }';
  const { user } = await browser.call<{
    user: { id: string; email: string; name: string | null; role: string; tenant: string } | null;
  }>(query, {});
  return user;
}
