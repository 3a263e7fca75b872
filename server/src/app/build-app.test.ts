import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieName } from '../platform/http/session-cookies.ts';
import { hostileOrigins } from '../platform/http/hostile-origins.fixture.ts';
import { insertPartner } from '../testing/builders/insert-partner.ts';
import { insertSession } from '../testing/builders/insert-session.ts';
import { insertUser } from '../testing/builders/insert-user.ts';
import { buildContext } from '../testing/build-context.ts';
import { buildServices, productionEnv } from '../testing/build-services.ts';
import { buildStandInApps } from '../testing/build-stand-in-apps.ts';
import { listHeaderFaults } from '../testing/header-faults.ts';
import { listActions } from '../testing/read-audit.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { buildApp } from './build-app.ts';

const database = useTestDatabase();
const rootDir = buildStandInApps();
let app: FastifyInstance;
let partners: { bayview: string; empire: string };

beforeAll(async () => {
  const bayview = await insertPartner(database(), { externalId: 'bayview', name: 'Bayview <College> Fund' });
  const empire = await insertPartner(database(), { externalId: 'empire', name: 'Empire Housing' });
  partners = { bayview: bayview.id, empire: empire.id };
  ({ app } = await buildApp(
    buildServices(database(), rootDir, {
      demoEntrances: [{ externalId: 'bayview', name: 'Bayview <College> Fund' }],
      readMailbox: () => Promise.resolve([hostileMail]),
    }),
  ));
});
afterAll(() => {
  rmSync(rootDir, { recursive: true });
});

const hostileMail = {
  to: 'ann@demo.example',
  subject: '<img src=x onerror=alert(1)>',
  text: 'Sign in: https://apply.example.org/bayview/identity/magicLink#token="x"',
  html: '<script>alert(1)</script>',
  links: ['https://apply.example.org/bayview/identity/magicLink#token="x"', 'javascript:alert(1)'],
  at: '2026-11-15T15:00:00.000Z',
  id: 'kept to itself',
};

async function signIn(
  partner: 'bayview' | 'empire',
): Promise<{ email: string; cookies: Record<string, string> }> {
  const user = await insertUser(database(), partners[partner]);
  const { cookie } = await insertSession(database(), partners[partner], user);
  return { email: user.email, cookies: { [cookieName('session', true)]: cookie } };
}

describe('pages', () => {
  it.each([
    ['/bayview', 'portal'],
    ['/bayview/application/portal?x=1', 'portal'],
    ['/partner/bayview', 'console'],
    ['/partner/bayview/cases', 'console'],
  ])(
    'renders %s with the %s, its partner, its assets and the nonce of its answer [P028] [P036]',
    async (url, room) => {
      const reply = await app.inject(url);

      const nonce = /'nonce-([\w-]+)'/.exec(String(reply.headers['content-security-policy']))?.[1];
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.body).toContain(`<script nonce="${String(nonce)}">`);
      expect(readState(reply.body)).toEqual({
        room,
        url,
        seen: { data: { partners: { nodes: [{ name: 'Bayview <College> Fund' }] }, currentUser: null } },
        assets: {
          scripts: [`/assets/${room}/entry-AAAAAAA1.js`],
          preloads: [`/assets/${room}/react-BBBBBBB2.js`],
          styles: `.${room} { color: black; }`,
        },
      });
    },
  );

  it('renders for the person whose session it is, and keeps nothing of it', async () => {
    const { email, cookies } = await signIn('bayview');
    const mine = await app.inject({ url: '/bayview', cookies });
    const anybody = await app.inject('/bayview');

    expect(readState(mine.body)).toMatchObject({ seen: { data: { currentUser: { email } } } });
    expect(mine.headers['cache-control']).toBe('no-store');
    expect(anybody.headers['cache-control']).toBe('private, no-cache');
  });

  it('ends a session at the door of another partner and puts it on record once [check 10]', async () => {
    const { cookies } = await signIn('bayview');
    const foreign = await app.inject({ url: '/empire/application/portal', cookies });
    const home = await app.inject({ url: '/bayview', cookies });

    expect(readState(foreign.body)).toMatchObject({ seen: { data: { currentUser: null } } });
    expect(foreign.headers['set-cookie']).toMatch(/^__Host-handrail-session=; Max-Age=0/);
    expect(readState(home.body)).toMatchObject({ seen: { data: { currentUser: null } } });
    const actions = await listActions(buildContext(database(), { partnerId: partners.bayview }));
    expect(actions.filter((action) => action === 'endSessionForTenantMismatch')).toHaveLength(1);
  });

  it('follows the redirect that an app answers with', async () => {
    const reply = await app.inject('/bayview/moves');
    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/elsewhere']);
  });

  it.each(['/bayview/breaks', '/bayview/changes'])(
    'answers %s, a page that fails, without its reason',
    async (url) => {
      const reply = await app.inject({ url, headers: { accept: 'text/html' } });

      expect(reply.statusCode).toBe(500);
      expect(reply.body).toContain(`We're sorry. Something went wrong.`);
      expect(reply.body).not.toContain('secret');
    },
  );

  it.each([
    '/partner',
    '/assets',
    '/assets/nothing.js',
    '/dev',
    '/dev/nothing',
    '/Bayview',
    '/a..b/c',
    '/favicon.ico',
  ])('never takes %s for a partner', async (url) => {
    const reply = await app.inject({ url, headers: { accept: 'text/html' } });

    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain(`Sorry, we can't find that page`);
  });

  it('says how to build an app that is not built', async () => {
    const folder = buildStandInApps(['portal']);
    const { app: half } = await buildApp(buildServices(database(), folder));
    const reply = await half.inject('/partner/bayview');
    rmSync(folder, { recursive: true });

    expect(reply.statusCode).toBe(503);
    expect(reply.body).toContain('npm run build');
  });

  it('lists the demo partners on the front page, with their names escaped', async () => {
    const { body } = await app.inject('/');

    expect(body).toContain(
      '<a href="/bayview" aria-label="Portal of Bayview &lt;College&gt; Fund">Portal</a>',
    );
    expect(body).toContain('href="/partner/bayview"');
  });
});

describe('the development pages', () => {
  it('show mails as text with only web links to follow', async () => {
    const { body } = await app.inject('/dev/mailbox');

    expect(body).toContain('<h2>&lt;img src=x onerror=alert(1)&gt;</h2>');
    expect(body).toContain(
      '<a href="https://apply.example.org/bayview/identity/magicLink#token=&quot;x&quot;">',
    );
    expect(body).not.toMatch(/<img|<script|href="javascript/);
  });

  it('feed mails to scripts', async () => {
    const { id: _kept, ...shown } = hostileMail;
    expect((await app.inject('/dev/mailbox.json')).json()).toEqual([shown]);
  });

  it('give the gallery its nonce', async () => {
    const { body, headers } = await app.inject('/dev/gallery');
    const nonce = /<script nonce="([\w-]+)" type="module"/.exec(body)?.[1];
    expect(headers['content-security-policy']).toContain(`'nonce-${String(nonce)}'`);
  });

  it.each(['/dev/mailbox', '/dev/mailbox.json', '/dev/gallery', '/dev/gallery/index.html'])(
    'do not exist in production: %s',
    async (url) => {
      const { app: production } = await buildApp(buildServices(database(), rootDir, { env: productionEnv }));
      expect((await production.inject(url)).statusCode).toBe(404);
    },
  );
});

describe('every kind of answer', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/bayview'],
    ['GET', '/bayview/moves'],
    ['GET', '/bayview/breaks'],
    ['GET', '/partner/bayview'],
    ['GET', '/nowhere/at/all.js'],
    ['GET', '/assets/nothing'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ['GET', '/metrics'],
    ['GET', '/dev/mailbox'],
    ['GET', '/dev/mailbox.json'],
    ['GET', '/dev/gallery'],
    ['GET', '/graphql'],
    ['POST', '/graphql'],
    ['OPTIONS', '/graphql'],
    ['DELETE', '/bayview'],
    ['HEAD', '/bayview'],
    ['GET', '/%c0%ae'],
  ] as const)('carries the security headers: %s %s [check 17]', async (method, url) => {
    const reply = await app.inject({ method, url });
    expect(listHeaderFaults(reply.headers, { secure: true })).toEqual([]);
  });

  it.each(['/bayview', '/graphql', '/', '/readyz'])(
    'is never stored for somebody signed in: %s [check 17]',
    async (url) => {
      const { cookies } = await signIn('bayview');
      const reply = await app.inject({ url, cookies });
      expect(reply.headers['cache-control']).toBe('no-store');
    },
  );

  it('gives no other origin leave to read it with cookies [check 16]', async () => {
    const { cookies } = await signIn('bayview');
    const replies = await Promise.all(
      hostileOrigins.flatMap((origin) => [
        app.inject({ url: '/bayview', cookies, headers: { origin } }),
        app.inject({ method: 'POST', url: '/graphql', cookies, headers: { origin } }),
        app.inject({
          method: 'OPTIONS',
          url: '/graphql',
          headers: { origin, 'access-control-request-method': 'POST' },
        }),
      ]),
    );
    const leaves = replies
      .flatMap(({ headers }) => Object.keys(headers))
      .filter((name) => /^access-control/.test(name));
    expect(leaves).toEqual([]);
  });
});

describe('/readyz', () => {
  it('is ready on a migrated database with working keys, and not while it shuts down', async () => {
    const { app: other, announceShutdown } = await buildApp(buildServices(database(), rootDir));
    const before = await other.inject('/readyz');
    announceShutdown();
    const after = await other.inject('/readyz');

    expect(before.json()).toEqual({
      status: 'ready',
      checks: { database: 'ok', migrations: 'ok', keys: 'ok' },
    });
    expect(after.statusCode).toBe(503);
  });
});

function readState(html: string): unknown {
  return JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? 'null');
}
