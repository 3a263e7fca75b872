import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { refuseUnknownHosts } from './refuse-unknown-hosts.ts';

describe('refuseUnknownHosts', () => {
  const ask = async (host: string, url = '/bayview', protocol = 'https') => {
    const app = fastify({ trustProxy: true });
    refuseUnknownHosts(app, 'apply.example.org');
    for (const path of ['/bayview', '/healthz', '/readyz', '/metrics']) app.get(path, () => 'fine');
    const headers = { host, 'x-forwarded-proto': protocol };
    const { statusCode, body } = await app.inject({ url, headers });
    return [statusCode, body];
  };
  const refused = [
    421,
    '{"error":"This site does not answer at that address. Check the host name in the address."}',
  ];

  it.each(['apply.example.org', 'APPLY.example.org', 'apply.example.org:443'])('answers %s', async (host) => {
    expect(await ask(host)).toEqual([200, 'fine']);
  });

  it.each(['evil.example', 'apply.example.org.evil.example', 'apply.example.org:8443', '10.0.0.7', 'a b'])(
    'refuses %s in plain words',
    async (host) => {
      expect(await ask(host)).toEqual(refused);
    },
  );

  it.each(['/healthz', '/readyz?from=probe', '/metrics'])('lets a probe ask for %s', async (url) => {
    expect(await ask('10.0.0.7:4000', url, 'http')).toEqual([200, 'fine']);
  });
});
