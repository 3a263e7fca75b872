import { describe, expect, it } from 'vitest';
import { hostileOrigins } from '../platform/http/hostile-origins.fixture.ts';
import { readConfig } from '../platform/config/read-config.ts';
import { buildServices, productionEnv } from '../testing/build-services.ts';
import { listHeaderFaults } from '../testing/api/header-faults.ts';
import { useStandInApp } from '../testing/api/use-stand-in-app.ts';
import { buildApp } from './build-app.ts';

const world = useStandInApp();

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
    ['GET', '/dev/mailbox/nothing'],
    ['GET', '/dev/gallery'],
    ['GET', '/graphql'],
    ['POST', '/graphql'],
    ['OPTIONS', '/graphql'],
    ['DELETE', '/bayview'],
    ['HEAD', '/bayview'],
    ['GET', '/%c0%ae'],
  ] as const)('carries the security headers: %s %s [check 17]', async (method, url) => {
    const reply = await world.app().inject({ method, url });
    expect(listHeaderFaults(reply.headers, { secure: true })).toEqual([]);
  });

  it.each(['/bayview', '/graphql', '/', '/readyz'])(
    'is never stored for someone signed in: %s [check 17]',
    async (url) => {
      const { cookies } = await world.signIn('bayview');
      const reply = await world.app().inject({ url, cookies });
      expect(reply.headers['cache-control']).toBe('no-store');
    },
  );

  it('gives no other origin leave to read it with cookies [check 16]', async () => {
    const { cookies } = await world.signIn('bayview');
    const replies = await Promise.all(
      hostileOrigins.flatMap((origin) => [
        world.app().inject({ url: '/bayview', cookies, headers: { origin } }),
        world.app().inject({ method: 'POST', url: '/graphql', cookies, headers: { origin } }),
        world.app().inject({
          method: 'OPTIONS',
          url: '/graphql',
          headers: { origin, 'access-control-request-method': 'POST' },
        }),
      ]),
    );
    const leaves = replies
      .flatMap(({ headers }) => Object.keys(headers))
      .filter((name) => name.startsWith('access-control'));
    expect(leaves).toEqual([]);
  });
});

describe('the name in the address', () => {
  it.each([
    ['apply.example.org', 200],
    ['apply.example.org:443', 421],
    ['evil.example', 421],
    ['127.0.0.1:4000', 421],
  ])('%s is answered with %i where PUBLIC_URL names another or the same', async (host, status) => {
    const { app } = await buildApp(
      buildServices(world.database(), world.rootDir, { config: readConfig(productionEnv) }),
    );
    const replies = await Promise.all(['/bayview', '/'].map((url) => app.inject({ url, headers: { host } })));
    const probe = await app.inject({ url: '/healthz', headers: { host } });
    await app.close();
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([status, status]);
    expect(probe.statusCode).toBe(200);
  });

  it.each([
    [{}, 'max-age=63072000; includeSubDomains'],
    [{ HSTS_SUBDOMAINS: 'on' }, 'max-age=63072000; includeSubDomains'],
    [{ HSTS_SUBDOMAINS: 'off' }, 'max-age=63072000'],
  ])('is kept to https with %j as the operator wants it for names below', async (env, header) => {
    const { app } = await buildApp(
      buildServices(world.database(), world.rootDir, { config: readConfig({ ...productionEnv, ...env }) }),
    );
    const { headers } = await app.inject({ url: '/bayview', headers: { host: 'apply.example.org' } });
    await app.close();
    expect(headers['strict-transport-security']).toBe(header);
  });
});

describe('/readyz', () => {
  it('is ready on a migrated database with working keys, and not while it shuts down', async () => {
    const { app: other, announceShutdown } = await buildApp(buildServices(world.database(), world.rootDir));
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
