import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { buildContext } from '../../testing/build-context.ts';
import { buildServices, productionEnv } from '../../testing/build-services.ts';
import { listHeaderFaults } from '../../testing/api/header-faults.ts';
import { buildStandInApps } from '../../testing/api/build-stand-in-apps.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { listActions } from '../../testing/read-audit.ts';
import { useStandInApp } from '../../testing/api/use-stand-in-app.ts';
import { buildApp } from '../build-app.ts';

const fedMail = {
  to: 'ann@demo.example',
  subject: '<img src=x onerror=alert(1)>',
  text: 'Sign in: https://apply.example.org/bayview/identity/magicLink#token="x"',
  html: '<!doctype html><html><head></head><body><script>alert(1)</script></body></html>',
  links: ['https://apply.example.org/bayview/identity/magicLink#token="x"', 'javascript:alert(1)'],
  at: '2026-11-15T15:00:00.000Z',
};

const hostileMail = { ...fedMail, id: 'kept to itself' };

const world = useStandInApp([hostileMail]);

describe('pages', () => {
  it.each([
    ['/bayview?x=1', 'portal'],
    ['/bayview/application/portal?x=1', 'portal'],
    ['/partner/bayview?x=1', 'console'],
    ['/partner/bayview/cases?x=1', 'console'],
  ])(
    'renders %s with the %s, its partner, its assets and the nonce of its answer [P028] [P036]',
    async (url, room) => {
      const reply = await world.app().inject(url);

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
          includedStyles: [`/assets/${room}/style-CCCCCCC3.css`],
        },
      });
    },
  );

  it.each([
    ['/%62ayview/application/a%2Fb?x=1', '/bayview/application/a%2Fb?x=1'],
    ['/partner/bay%76iew', '/partner/bayview'],
    ['/%70artner/bayview?next=//evil.example', '/partner/bayview?next=//evil.example'],
  ])('sends %s on to the address that the app can read', async (url, address) => {
    const reply = await world.app().inject(url);
    expect([reply.statusCode, reply.headers.location]).toEqual([308, address]);
  });

  it('renders for the person whose session it is, and keeps nothing of it', async () => {
    const { email, cookies } = await world.signIn('bayview');
    const mine = await world.app().inject({ url: '/bayview', cookies });
    const anyone = await world.app().inject('/bayview');

    expect(readState(mine.body)).toMatchObject({ seen: { data: { currentUser: { email } } } });
    expect(mine.headers['cache-control']).toBe('no-store');
    expect(anyone.headers['cache-control']).toBe('private, no-cache');
  });

  it('keeps the page of people who are not signed in, the same for each of them, until its partner changes', async () => {
    const read = async () => world.app().inject('/empire/kept');
    const first = await read();
    const second = await read();
    expect(readState(first.body)).toMatchObject({ rendered: 1 });
    expect(second.body).toBe(first.body);
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);

    const changed = { id: world.partnerId('empire'), externalId: 'empire', name: 'Empire Homes' };
    await insertPartner(world.database(), changed);
    await vi.waitFor(async () => {
      expect(readState((await read()).body)).toMatchObject({
        rendered: 2,
        seen: { data: { partners: { nodes: [{ name: 'Empire Homes' }] } } },
      });
    });
  });

  it('allows on a kept page what stands in it, by its hash, and no nonce that others could know [check 17]', async () => {
    const { body, headers } = await world.app().inject('/bayview/kept/hashed');
    const [, text = ''] = /<script>([^]*?)<\/script>/.exec(body) ?? [];
    const hash = createHash('sha256').update(text).digest('base64');

    expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}' 'strict-dynamic';`);
    expect(`${body} ${String(headers['content-security-policy'])}`).not.toContain('nonce');
    expect(listHeaderFaults(headers, { secure: true })).toEqual([]);
  });

  it('sends a kept page compressed as the browser asks for it', async () => {
    const plain = await world.app().inject('/bayview/kept/small');
    const ask = async (coding: string) =>
      world.app().inject({ url: '/bayview/kept/small', headers: { 'accept-encoding': coding } });
    const brotli = await ask('gzip, br');
    const gzipped = await ask('gzip, br;q=0');

    expect([brotli.headers['content-encoding'], gzipped.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers.vary).toContain('accept-encoding');
  });

  it('keeps no page of someone who is signed in, and none whose address carries more than a path', async () => {
    const { email, cookies } = await world.signIn('bayview');
    const mine = await world.app().inject({ url: '/bayview/kept', cookies });
    const anyone = await world.app().inject('/bayview/kept');
    const again = await world.app().inject({ url: '/bayview/kept', cookies });
    expect(readState(mine.body)).toMatchObject({ seen: { data: { currentUser: { email } } } });
    expect(readState(anyone.body)).toMatchObject({ seen: { data: { currentUser: null } } });
    expect(readState(again.body)).toMatchObject({ seen: { data: { currentUser: { email } } } });

    const searches = await Promise.all([1, 2].map(() => world.app().inject('/bayview/kept?token=x')));
    const [one, two] = searches.map(({ body }) => readState(body) as { rendered: number });
    expect(one?.rendered).not.toBe(two?.rendered);
  });

  it('ends a session at the door of another partner and puts it on record once [check 10]', async () => {
    const { cookies } = await world.signIn('bayview');
    const foreign = await world.app().inject({ url: '/empire/application/portal', cookies });
    const home = await world.app().inject({ url: '/bayview', cookies });

    expect(readState(foreign.body)).toMatchObject({ seen: { data: { currentUser: null } } });
    expect(foreign.headers['set-cookie']).toMatch(/^__Host-handrail-session=; Max-Age=0/);
    expect(readState(home.body)).toMatchObject({ seen: { data: { currentUser: null } } });
    const actions = await listActions(
      buildContext(world.database(), { partnerId: world.partnerId('bayview') }),
    );
    expect(actions.filter((action) => action === 'endSessionForTenantMismatch')).toHaveLength(1);
  });

  it('follows the redirect that an app answers with', async () => {
    const reply = await world.app().inject('/bayview/moves');
    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/elsewhere']);
  });

  it.each(['/bayview/breaks', '/bayview/changes'])(
    'answers %s, a page that fails, without its reason',
    async (url) => {
      const reply = await world.app().inject({ url, headers: { accept: 'text/html' } });

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
    const reply = await world.app().inject({ url, headers: { accept: 'text/html' } });

    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain(`Sorry, we can't find that page`);
  });

  it('says how to build an app that is not built', async () => {
    const folder = buildStandInApps(['portal']);
    const { app: half } = await buildApp(buildServices(world.database(), folder));
    const reply = await half.inject('/partner/bayview');
    rmSync(folder, { recursive: true });

    expect(reply.statusCode).toBe(503);
    expect(reply.body).toContain('npm run build');
  });

  it('lists the demo partners on the front page, with their names escaped', async () => {
    const { body } = await world.app().inject('/');

    expect(body).toContain(
      '<a href="/bayview" aria-label="Portal of Bayview &lt;College&gt; Fund">Portal</a>',
    );
    expect(body).toContain('href="/partner/bayview"');
  });
});

describe('the development pages', () => {
  it('show mails as text with only web links to follow', async () => {
    const { body } = await world.app().inject('/dev/mailbox');

    expect(body).toContain('<h2>&lt;img src=x onerror=alert(1)&gt;</h2>');
    expect(body).toContain(
      '<a href="https://apply.example.org/bayview/identity/magicLink#token=&quot;x&quot;">',
    );
    expect(body).not.toMatch(/<img|<script|href="javascript/);
  });

  it('show each mail as people get it, in a frame that runs nothing, with its links outside of it', async () => {
    const page = await world.app().inject('/dev/mailbox');
    const [, address = '', sandbox = ''] =
      /<iframe src="([^"]+)" [^>]*sandbox="([^"]*)"/.exec(page.body) ?? [];
    const mail = await world.app().inject(address);

    expect(mail.body).toBe(fedMail.html.replace('<head>', '<head><base target="_blank">'));
    expect(page.headers['content-security-policy']).toContain(`; frame-src 'self'`);
    expect(mail.headers['content-security-policy']).toMatch(
      /^default-src 'none'; .*frame-ancestors 'self'; sandbox/,
    );
    expect(`${sandbox} ${String(mail.headers['content-security-policy'])}`).not.toMatch(
      /script|allow-same-origin/,
    );
  });

  it('do not know other mails', async () => {
    expect((await world.app().inject('/dev/mailbox/nothing')).statusCode).toBe(404);
  });

  it('feed mails to scripts', async () => {
    expect((await world.app().inject('/dev/mailbox.json')).json()).toEqual([fedMail]);
  });

  it('give the gallery its nonce', async () => {
    const { body, headers } = await world.app().inject('/dev/gallery');
    const nonce = /<script nonce="([\w-]+)" type="module"/.exec(body)?.[1];
    expect(headers['content-security-policy']).toContain(`'nonce-${String(nonce)}'`);
  });

  it.each([
    '/dev/mailbox',
    '/dev/mailbox.json',
    '/dev/mailbox/kept%20to%20itself',
    '/dev/gallery',
    '/dev/gallery/index.html',
  ])('do not exist in production: %s', async (url) => {
    const { app: production } = await buildApp(
      buildServices(world.database(), world.rootDir, {
        env: productionEnv,
        readMailbox: () => Promise.resolve([hostileMail]),
      }),
    );
    expect((await production.inject(url)).statusCode).toBe(404);
  });
});

function readState(html: string): unknown {
  return JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? 'null');
}
