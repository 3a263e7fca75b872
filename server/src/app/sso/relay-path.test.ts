import { beforeAll, describe, expect, it } from 'vitest';
import type { Partner } from '../../modules/partners/index.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { buildResponse, encode } from '../../testing/saml/build-response.ts';
import { buildProvider } from '../../testing/saml/identity-provider.ts';
import { postResponse, startSignOn } from '../../testing/saml/sign-on.ts';
import { useSsoWorld } from '../../testing/saml/sso-world.ts';

const world = useSsoWorld();
const provider = buildProvider();
let partner: Partner;

beforeAll(async () => {
  partner = await insertPartner(world.database(), {
    externalId: 'bayview',
    features: ['employee-authentication'],
  });
  await world.connect(partner.id, 'advocate', provider);
  await world.connect(partner.id, 'staff', provider);
});

/** Where a person ends up when both the portal and the provider's page asked for a target. */
async function endOf(tenant: 'advocate' | 'staff', wish: string): Promise<string> {
  const browser = world.openBrowser();
  const place = { partnerId: partner.id, tenantId: partner.tenantIds[tenant], redirectUrl: wish };
  const { requestId, acsUrl } = await startSignOn(browser, place);
  const audience = acsUrl.replace(/acs$/, 'metadata');
  const response = encode(buildResponse({ provider, requestId, acsUrl, audience }));
  const path = new URL(acsUrl).pathname;
  const { location } = await postResponse(browser, path, response, { RelayState: wish });
  return location.split('#')[0] ?? '';
}

const hostile = [
  'https://evil.example',
  'https://evil.example/bayview/application',
  'http://apply.example.org/bayview/application',
  'https://apply.example.org.evil.example/bayview/application',
  'https://apply.example.org@evil.example/bayview/application',
  '//evil.example',
  '//evil.example/bayview/application',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\tevil.example',
  '/bayview/\n/evil.example',
  '/bayview/%0d%0aLocation:%20https://evil.example',
  '/bayview/..//evil.example',
  '/bayview/../other/application',
  '/bayview/%2e%2e/other/application',
  '/bayview%2f..%2fother',
  '/other/application',
  '/bayview-other/application',
  '/partner/other/cases',
  '/partner/bayview/../other/cases',
  '/partner//evil.example',
  '/partner/\\evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'bayview/application',
  '?redirect_url=https://evil.example',
  '#token=stolen',
  '/bayview/application#token=stolen',
  `/bayview/${'a'.repeat(3000)}`,
  '/bayview/\u202Egro.elpmaxe',
  '',
];

describe('where single sign-on ends', () => {
  it('follows a wish inside the portal or the console [P477]', async () => {
    expect(await endOf('advocate', '/bayview/program/7/intro?a=1')).toBe(
      '/bayview/identity/beam/saml?step=return&redirect_url=%2Fbayview%2Fprogram%2F7%2Fintro%3Fa%3D1',
    );
  });

  it('never leaves the partner, whatever the wish or RelayState says [check 28]', async () => {
    const ends = new Set<string>();
    // All at once, they would wait for each other longer than a request may.
    for (const wish of hostile) ends.add(await endOf('advocate', wish));
    expect([...ends]).toEqual(['/bayview/identity/beam/saml?step=return']);
  });
});
