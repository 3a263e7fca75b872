import { beforeAll, describe, expect, it } from 'vitest';
import type { Partner } from '../../modules/partners/index.ts';
import { findStaff } from '../../modules/staff/index.ts';
import { inviteStaff, revokeStaff } from '../../modules/team/index.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { insertStaff, insertUser } from '../../testing/builders/insert-user.ts';
import { listActions } from '../../testing/read-audit.ts';
import { buildResponse, encode, type ResponseParts } from '../../testing/saml/build-response.ts';
import { buildProvider, type TestProvider } from '../../testing/saml/identity-provider.ts';
import { exchangeProof, postResponse, readCurrentUser, startSignOn } from '../../testing/saml/sign-on.ts';
import { useSsoWorld } from '../../testing/saml/sso-world.ts';
import { createTestClock } from '../../testing/test-clock.ts';

const world = useSsoWorld();
const provider = buildProvider();
const staffProvider = buildProvider('https://staff-idp.example');
let partner: Partner;

beforeAll(async () => {
  partner = await insertPartner(world.database(), { features: ['employee-authentication'] });
  await world.connect(partner.id, 'advocate', provider);
  await world.connect(partner.id, 'staff', staffProvider);
});

type Tenant = 'advocate' | 'staff' | 'platform';

const acsPathOf = {
  advocate: () => `/${partner.externalId}/identity/beam/saml/acs`,
  staff: () => `/partner/${partner.externalId}/identity/saml/acs`,
  platform: () => '/platform/identity/saml/acs',
} as const;

/** Goes the whole way as a person does, up to a session or to the page that says it failed. */
async function signOn(
  tenant: Tenant,
  person: Partial<ResponseParts> = {},
  { at = partner, redirectUrl }: { readonly at?: Partner; readonly redirectUrl?: string } = {},
) {
  const providers: Record<Tenant, () => TestProvider> = {
    advocate: () => provider,
    staff: () => staffProvider,
    platform: world.platformProvider,
  };
  const browser = world.openBrowser();
  const tenantId = tenant === 'platform' ? 'platform' : at.tenantIds[tenant];
  const started = await startSignOn(browser, {
    partnerId: at.id,
    tenantId,
    ...(redirectUrl !== undefined && { redirectUrl }),
  });
  const { requestId, acsUrl } = started;
  const audience = acsUrl.replace(/acs$/, 'metadata');
  const response = buildResponse({ provider: providers[tenant](), requestId, acsUrl, audience, ...person });
  const answer = await postResponse(browser, acsPathOf[tenant](), encode(response));
  const entered = answer.location.includes('#') && (await exchangeProof(browser, at, answer.location));
  return { browser, started, answer, user: entered ? await readCurrentUser(browser) : null };
}

describe('single sign-on of advocates', () => {
  it('gives an account in the advocate tenant at the first sign-in [P103] [P607]', async () => {
    await insertUser(world.database(), partner.id, { email: 'ada@employer.example', name: 'The applicant' });
    const { user, answer } = await signOn('advocate');
    expect(user).toMatchObject({
      email: 'ada@employer.example',
      name: 'Ada Reyes',
      role: 'advocate',
      tenant: 'advocate',
      admin: false,
    });
    expect(answer.status).toBe(303);
    const actions = await listActions(buildSystemContext(world.database(), { partnerId: partner.id }));
    expect(actions.slice(-2)).toEqual(['signInWithSaml', 'beginSession']);
  });

  it('knows the person by the name at the provider, whatever their email is now', async () => {
    const nameId = 'employee-8';
    const first = await signOn('advocate', { nameId, email: 'bo@employer.example' });
    const again = await signOn('advocate', { nameId, email: 'bo.new@employer.example' });
    expect(again.user?.id).toBe(first.user?.id);
    expect(again.user?.email).toBe('bo@employer.example');
  });

  it('links an advocate that the partner had before by email', async () => {
    const standing = await insertUser(world.database(), partner.id, {
      tenant: 'advocate',
      email: 'cy@employer.example',
      name: 'Cy',
    });
    const { user } = await signOn('advocate', { nameId: 'employee-9', email: 'Cy@Employer.example' });
    expect(user).toMatchObject({ id: standing.id, name: 'Cy' });
  });

  it('keeps a new employee out of the account of the one who had the address before', async () => {
    await signOn('advocate', { nameId: 'old-employee', email: 'desk@employer.example' });
    const { user, answer } = await signOn('advocate', {
      nameId: 'new-employee',
      email: 'desk@employer.example',
    });
    expect(user).toBeNull();
    expect(answer.location).toContain('?failed=');
  });

  it('takes the email from the name where the provider names people by email', async () => {
    const { user } = await signOn('advocate', {
      nameId: 'Eve@employer.example',
      nameIdFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
      attributes: () => '',
    });
    expect(user).toMatchObject({ email: 'eve@employer.example', name: null });
  });

  it('is not there while the feature is off [P104]', async () => {
    const plain = await insertPartner(world.database());
    await world.connect(plain.id, 'advocate', provider);
    await expect(signOn('advocate', {}, { at: plain })).rejects.toThrow('auth/unsupported-tenant-operation');
  });
});

describe('single sign-on of staff', () => {
  it('lets in who was appointed, with the role they have', async () => {
    const standing = await insertStaff(world.database(), partner.id, { email: 'case@employer.example' });
    const { user, answer } = await signOn('staff', { email: 'case@employer.example', nameId: 'staff-1' });
    expect(user).toMatchObject({ id: standing.id, role: 'caseWorker', tenant: 'staff' });
    expect(answer.location.startsWith(`/partner/${partner.externalId}/sign-in?step=return#`)).toBe(true);
  });

  it('takes up the invitation of someone who comes for the first time, once', async () => {
    const ctx = buildSystemContext(world.database(), {
      partnerId: partner.id,
      clock: createTestClock(new Date().toISOString()),
    });
    await inviteStaff(ctx, { email: 'new@employer.example', role: 'fiscal' });
    const person = { email: 'new@employer.example', name: 'Noor', nameId: 'staff-5' };
    const { user } = await signOn('staff', person);
    expect(user).toMatchObject({ email: 'new@employer.example', name: 'Noor', role: 'fiscal' });
    expect((await listActions(ctx)).slice(-3)).toEqual([
      'acceptInvitation',
      'signInWithSaml',
      'beginSession',
    ]);

    await revokeStaff(ctx, user?.id ?? '');
    expect((await signOn('staff', person)).user).toBeNull();
  });

  it('makes no account for anyone else', async () => {
    const { user, answer } = await signOn('staff', { email: 'nobody@employer.example', nameId: 'staff-2' });
    expect(user).toBeNull();
    expect(answer.location.startsWith(`/partner/${partner.externalId}/sign-in?failed=`)).toBe(true);
  });

  it('keeps out whose role was revoked, also if they came before', async () => {
    const standing = await insertStaff(world.database(), partner.id, { email: 'gone@employer.example' });
    const person = { email: 'gone@employer.example', nameId: 'staff-3' };
    expect((await signOn('staff', person)).user).not.toBeNull();
    await revokeStaff(buildSystemContext(world.database(), { partnerId: partner.id }), standing.id);
    expect((await signOn('staff', person)).user).toBeNull();
  });

  it('does not let a partner decide who platform staff are', async () => {
    await insertStaff(world.database(), partner.id, { email: 'root@operator.example', role: 'platform' });
    expect((await signOn('staff', { email: 'root@operator.example', nameId: 'staff-4' })).user).toBeNull();
  });
});

describe('single sign-on of platform staff', () => {
  it('enters a partner in the tenant of the platform, on record [P608]', async () => {
    const person = { email: 'root@operator.example', name: 'Ruth', nameId: 'root-1' };
    const { user, started } = await signOn('platform', person);
    expect(user).toMatchObject({
      email: 'root@operator.example',
      name: 'Ruth',
      role: 'platform',
      tenant: 'platform',
    });
    expect(started.acsUrl).toBe('https://apply.example.org/platform/identity/saml/acs');
    const ctx = buildSystemContext(world.database(), { partnerId: partner.id });
    expect((await listActions(ctx)).slice(-2)).toEqual(['signInWithSaml', 'beginSession']);

    const other = await insertPartner(world.database());
    const elsewhere = await signOn('platform', person, { at: other });
    expect(elsewhere.user).toMatchObject({ role: 'platform' });
    expect(elsewhere.user?.id).not.toBe(user?.id);
  });

  it('stays out where the role was revoked', async () => {
    const person = { email: 'left@operator.example', nameId: 'root-2' };
    const { user } = await signOn('platform', person);
    const ctx = buildSystemContext(world.database(), { partnerId: partner.id });
    await revokeStaff(ctx, user?.id ?? '');
    expect((await signOn('platform', person)).user).toBeNull();
    const staff = await ctx.db.transaction((tx) => findStaff(tx, partner.id, user?.id ?? ''));
    expect(staff?.revokedAt).not.toBeNull();
  });

  it('says on a page of its own when nobody knows to which partner an answer belongs [P699]', async () => {
    const answer = await world.openBrowser().send('/platform/identity/saml/acs', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'SAMLResponse=AAAA',
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('<h1>Error signing in</h1>');
  });
});

describe('the browser that asked', () => {
  it('alone can use the proof, so that nobody is signed in as someone else', async () => {
    const { started } = await signOn('advocate', { nameId: 'warm-up', email: 'warm@employer.example' });
    const victim = world.openBrowser();
    const attacker = world.openBrowser();
    const place = { partnerId: partner.id, tenantId: partner.tenantIds.advocate };
    const { requestId, acsUrl } = await startSignOn(attacker, place);
    await startSignOn(victim, place);
    const audience = started.acsUrl.replace(/acs$/, 'metadata');
    const response = encode(buildResponse({ provider, requestId, acsUrl, audience }));

    const { location } = await postResponse(victim, acsPathOf.advocate(), response);
    expect(await exchangeProof(victim, partner, location)).toBe(false);
    expect(await exchangeProof(attacker, partner, location)).toBe(true);
  });

  it('keeps its verifier in a cookie of this host alone', async () => {
    const { browser } = await signOn('advocate', { nameId: 'cookie', email: 'cookie@employer.example' });
    expect([...browser.cookies.keys()].toSorted()).toEqual([
      '__Host-handrail-session',
      '__Host-handrail-verifier',
    ]);
  });
});

describe('a response that is refused', () => {
  it('leads back to the page with a debug id and no reason [P699]', async () => {
    const { answer } = await signOn('advocate', { audience: 'https://other.example' });
    expect(answer.status).toBe(303);
    expect(answer.location).toMatch(
      new RegExp(`^/${partner.externalId}/identity/beam/saml\\?failed=[0-9a-f-]{36}$`),
    );
    expect(answer.headers.get('x-request-id')).toBe(answer.location.slice(-36));
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['JSON', 'application/json', '{"SAMLResponse":"AAAA"}', 415],
    ['a multipart form', 'multipart/form-data; boundary=a', '--a--', 415],
    ['a form of a megabyte', 'application/x-www-form-urlencoded', `a=${'b'.repeat(1_000_000)}`, 413],
  ])('does not come as %s', async (_what, type, body, status) => {
    const answer = await world
      .openBrowser()
      .send(acsPathOf.advocate(), { method: 'POST', headers: { 'content-type': type }, body });
    expect(answer.status).toBe(status);
  });

  it('is not taken at a partner that does not exist', async () => {
    const answer = await postResponse(world.openBrowser(), '/nobody/identity/beam/saml/acs', 'AAAA');
    expect(answer.status).toBe(404);
  });
});

describe('our side as a provider reads it', () => {
  it.each([
    ['advocate', (): string => `/${partner.externalId}/identity/beam/saml`],
    ['staff', (): string => `/partner/${partner.externalId}/identity/saml`],
    ['platform', (): string => '/platform/identity/saml'],
  ])('describes the tenant of %s', async (_tenant, base) => {
    const answer = await world.openBrowser().send(`${base()}/metadata`, {});
    expect(answer.headers.get('content-type')).toContain('application/samlmetadata+xml');
    const text = await answer.text();
    expect(text).toContain(`entityID="https://apply.example.org${base()}/metadata"`);
    expect(text).toContain(`Location="https://apply.example.org${base()}/acs"`);
    expect(text).toContain('WantAssertionsSigned="true"');
  });
});
