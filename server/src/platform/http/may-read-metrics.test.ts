import { describe, expect, it } from 'vitest';
import { buildHttpApp } from '../../testing/api/build-http-app.ts';

const forwarded = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

describe('/metrics', () => {
  it('answers this machine, and nobody who comes from elsewhere or through a proxy', async () => {
    const { app } = await buildHttpApp();
    const ask = async (remoteAddress: string, headers: Record<string, string> = {}) =>
      (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
    expect(await ask('127.0.0.1')).toBe(200);
    expect(await ask('::1')).toBe(200);
    expect(await ask('203.0.113.7')).toBe(404);
    expect(await ask('10.0.0.7')).toBe(404);
    for (const name of forwarded) expect(await ask('127.0.0.1', { [name]: 'x' }), name).toBe(404);
  });

  it('answers whoever has the token, from wherever, and nobody else', async () => {
    const { app } = await buildHttpApp({ metricsToken: 'a long token' });
    const ask = async (authorization?: string) =>
      (
        await app.inject({
          ...{ url: '/metrics', remoteAddress: authorization ? '203.0.113.7' : '127.0.0.1' },
          headers: authorization ? { authorization } : {},
        })
      ).statusCode;
    expect(await ask('Bearer a long token')).toBe(200);
    expect(await ask('Bearer another')).toBe(404);
    expect(await ask()).toBe(404);
  });
});
