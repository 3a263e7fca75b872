import { beforeAll, describe, expect, it } from 'vitest';
import { buildContext } from '../../testing/build-context.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { buildProvider } from '../../testing/saml/identity-provider.ts';
import { readAuthnRequest } from '../../testing/saml/read-authn-request.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { Partner } from '../partners/index.ts';
import { saveIdentityProvider } from './save-identity-provider.ts';
import { startSingleSignOn } from './start-single-sign-on.ts';

const database = useTestDatabase();
let partner: Partner;

beforeAll(async () => {
  partner = await insertPartner(database(), { features: ['employee-authentication'] });
  await connect('advocate', true);
  await connect('staff', false);
});

async function connect(tenant: 'advocate' | 'staff', enabled: boolean) {
  const { metadata } = buildProvider();
  const attributes = { emailAttribute: null, nameAttribute: null };
  const ctx = buildSystemContext(database(), { partnerId: partner.id });
  await saveIdentityProvider(ctx, { tenant, metadata, name: 'Login', ...attributes, enabled });
}

const visitorFrom = (address: string) =>
  buildContext(database(), { partnerId: partner.id, client: { address } });

describe('startSingleSignOn', () => {
  it('sends the browser to the provider with a request of its own', async () => {
    const { url } = await startSingleSignOn(visitorFrom('203.0.113.1'), {
      tenantId: partner.tenantIds.advocate,
    });
    expect(url.startsWith('https://idp.example/sso?SAMLRequest=')).toBe(true);
    expect(new URL(url).searchParams.has('RelayState')).toBe(false);
    const { xml, acsUrl } = readAuthnRequest(url);
    expect(acsUrl).toBe(`https://aid.example/${partner.externalId}/identity/beam/saml/acs`);
    expect(xml).not.toContain('RequestedAuthnContext');
  });

  it('keeps the verifier of a browser that has one, so that its links go on working', async () => {
    const known = 'v'.repeat(43);
    const wish = { tenantId: partner.tenantIds.advocate };
    expect((await startSingleSignOn(visitorFrom('203.0.113.1'), wish, known)).verifier).toBe(known);
    expect((await startSingleSignOn(visitorFrom('203.0.113.1'), wish, 'no')).verifier).toMatch(/^[\w-]{43}$/);
  });

  it.each(['applicant', 'staff'] as const)(
    'is refused in the tenant of %s, which has no provider that is on',
    async (tenant) => {
      const wish = { tenantId: partner.tenantIds[tenant] };
      await expect(startSingleSignOn(visitorFrom('203.0.113.1'), wish)).rejects.toMatchObject({
        code: 'auth/unsupported-tenant-operation',
      });
    },
  );

  it('begins 300 times in a quarter of an hour for one network, and no more [check 21]', async () => {
    const ctx = visitorFrom('203.0.113.99');
    const wish = { tenantId: partner.tenantIds.advocate };
    for (let count = 0; count < 300; count += 1) await startSingleSignOn(ctx, wish);
    await expect(startSingleSignOn(ctx, wish)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(startSingleSignOn(visitorFrom('203.0.113.100'), wish)).resolves.toBeDefined();
  });
});
