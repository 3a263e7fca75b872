import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Partner } from '../../modules/partners/index.ts';
import { toServiceProvider } from '../../modules/sso/index.ts';
import { createRequestId } from '../../modules/sso/request-id.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { buildResponse, encode } from '../../testing/saml/build-response.ts';
import { forgeries, type Loot } from '../../testing/saml/forgeries.ts';
import { buildProvider } from '../../testing/saml/identity-provider.ts';
import { type Consumer, runForgeries } from '../../testing/saml/run-forgeries.ts';
import { exchangeProof, postResponse, startSignOn } from '../../testing/saml/sign-on.ts';
import { publicUrl, useSsoWorld } from '../../testing/saml/sso-world.ts';
import type { TestBrowser } from '../../testing/saml/test-browser.ts';

const world = useSsoWorld();
const provider = buildProvider();
const strangers = {
  attacker: buildProvider(),
  otherTenantsProvider: buildProvider('https://staff-idp.example'),
  otherPartnersProvider: buildProvider('https://partner-idp.example'),
};
let partner: Partner;
let acsPath: string;

beforeAll(async () => {
  partner = await insertPartner(world.database(), { features: ['employee-authentication'] });
  acsPath = `/${partner.externalId}/identity/beam/saml/acs`;
  const other = await insertPartner(world.database(), { features: ['employee-authentication'] });
  await world.connect(partner.id, 'advocate', provider);
  await world.connect(partner.id, 'staff', strangers.otherTenantsProvider);
  await world.connect(other.id, 'advocate', strangers.otherPartnersProvider);
});

/** The product itself, over HTTP: what counts is whether a session begins in the browser that posts. */
function product(): Consumer & { browser: TestBrowser } {
  const browser = world.openBrowser();
  return {
    browser,
    begin: async () => {
      const place = { partnerId: partner.id, tenantId: partner.tenantIds.advocate };
      const { requestId } = await startSignOn(browser, place);
      const { requestId: otherRequestId } = await startSignOn(world.openBrowser(), place);
      return toLoot(requestId, otherRequestId);
    },
    accepts: async (samlResponse) => {
      const { location, status } = await postResponse(browser, acsPath, samlResponse);
      if (status !== 303 && status !== 413) throw new Error(`A forgery was answered with ${String(status)}`);
      return location.includes('#') && (await exchangeProof(browser, partner, location));
    },
  };
}

function toLoot(requestId: string, otherRequestId: string): Loot {
  const { entityId, acsUrl } = toServiceProvider('advocate', publicUrl, partner.externalId);
  return { ...strangers, provider, audience: entityId, acsUrl, requestId, otherRequestId };
}

describe('the product', () => {
  it('believes none of the forged responses [check 32]', { timeout: 120_000 }, async () => {
    expect(Object.keys(forgeries).length).toBeGreaterThanOrEqual(30);
    expect(await runForgeries(product())).toEqual([]);
  });

  it('believes the honest response exactly once [check 32]', async () => {
    const { begin, accepts } = product();
    const loot = await begin();
    const honest = encode(buildResponse(loot));
    expect(await accepts(honest, loot)).toBe(true);
    expect(await accepts(honest, loot)).toBe(false);
  });

  it('believes one of twenty posts of the honest response at the same moment [check 32]', async () => {
    const { begin, browser } = product();
    const honest = encode(buildResponse(await begin()));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => postResponse(browser, acsPath, honest)),
    );
    expect(answers.filter(({ location }) => location.includes('#'))).toHaveLength(1);
  });

  it('believes an assertion once, also in the answer to another request [check 32]', async () => {
    const { begin, accepts } = product();
    const assertionId = '_the-same-again';
    const first = await begin();
    expect(await accepts(encode(buildResponse({ ...first, assertionId })), first)).toBe(true);
    const second = await begin();
    expect(await accepts(encode(buildResponse({ ...second, assertionId })), second)).toBe(false);
  });
});

describe('the forged responses', () => {
  it('get through to one who does not ask for signatures [check 32]', async () => {
    const believed = await runForgeries(careless({ signatures: false }));
    expect(believed).toEqual(expect.arrayContaining(['no signature at all', 'signed with a key of nobody']));
    expect(believed.length).toBeGreaterThan(20);
  });

  it('get through to one who asks the library for one signature and remembers no requests [check 32]', async () => {
    expect(await runForgeries(careless({ signatures: true }))).toEqual([
      'XSW 7: the forged assertion among extensions',
      'only the response signed',
      'only the assertion signed',
      'signed with SHA-1',
      'digested with SHA-1',
      'another issuer in the assertion',
      'for another recipient',
      'to another destination',
      'without a destination',
      'too old, though it claims to last',
      'from the future',
      'answering nothing',
      'answering a made-up request',
      "answering another browser's request",
      'whose subject answers another request',
      'whose subject answers nothing',
      'without a subject confirmation',
      'confirmed by other means than bearing',
      'without a statement of the sign-in',
      'with a status of failure',
      'with a passing name',
      'with two emails',
      'a comment in the name, signed',
      'a document type',
      'a response of elsewhere',
    ]);
  });
});

/** Someone who asks the library for little, or not even for signatures. */
function careless({ signatures }: { readonly signatures: boolean }): Consumer {
  return {
    begin: () => Promise.resolve(toLoot(createRequestId(partner.id), createRequestId(partner.id))),
    accepts: async (samlResponse, loot: Loot) => {
      // The library would read for minutes.
      if (samlResponse.length > 50_000) return false;
      if (!signatures) return Buffer.from(samlResponse, 'base64').toString().includes('@employer.example');
      const saml = new SAML({
        idpCert: loot.provider.certificate,
        issuer: loot.audience,
        callbackUrl: loot.acsUrl,
        wantAuthnResponseSigned: false,
        wantAssertionsSigned: false,
        validateInResponseTo: ValidateInResponseTo.never,
      });
      return saml.validatePostResponseAsync({ SAMLResponse: samlResponse }).then(
        ({ profile }) => profile !== null,
        () => false,
      );
    },
  };
}
