import { describe, expect, it } from 'vitest';
import { buildEndpoint, ownPageHeaders } from '../../testing/api/build-endpoint.ts';

const body = JSON.stringify({ query: 'mutation Test { rename(input: { name: "Ana" }) }' });
const without = (header: string) =>
  Object.fromEntries(Object.entries(ownPageHeaders).filter(([name]) => name !== header));
const withoutSite = without('sec-fetch-site');
const withoutName = without('x-operation-name');

describe('a call from a page of another origin', () => {
  it.each([
    ['has no header of its own', withoutName],
    ['is a form', { ...ownPageHeaders, 'content-type': 'application/x-www-form-urlencoded' }],
    ['is a form with files', { ...ownPageHeaders, 'content-type': 'multipart/form-data; boundary=x' }],
    ['is a plain-text form', { ...ownPageHeaders, 'content-type': 'text/plain' }],
    ['hides JSON in another type', { ...ownPageHeaders, 'content-type': 'text/plain; a=application/json' }],
    ['is cross-site', { ...ownPageHeaders, 'sec-fetch-site': 'cross-site' }],
    ['is from a sibling host', { ...ownPageHeaders, 'sec-fetch-site': 'same-site' }],
    ['names a foreign origin in an old browser', { ...withoutSite, origin: 'https://evil.example' }],
    ['names no origin at all', { ...withoutSite, origin: 'null' }],
    [
      'names an origin that starts like ours',
      { ...withoutSite, origin: 'https://portal.example.evil.example' },
    ],
  ])('is refused with 403 when it %s', async (_case, headers) => {
    const endpoint = await buildEndpoint({ allowedOrigins: ['https://portal.example'] });
    expect(await endpoint.send({ body, headers })).toMatchObject({ status: 403 });
    expect(endpoint.seen.resolverCalls).toBe(0);
  });

  it('is refused when it is a GET', async () => {
    const endpoint = await buildEndpoint();
    expect(await endpoint.send({ method: 'GET', body: '', headers: ownPageHeaders })).toMatchObject({
      status: 405,
    });
  });

  it.each([
    ['our own page', ownPageHeaders],
    ['our own page in an old browser', { ...withoutSite, origin: 'https://portal.example' }],
    ['a program without cookies', withoutSite],
    ['JSON with a charset', { ...ownPageHeaders, 'content-type': 'Application/JSON; charset=utf-8' }],
  ])('is told apart from %s', async (_case, headers) => {
    const endpoint = await buildEndpoint({ allowedOrigins: ['https://portal.example'] });
    expect(await endpoint.send({ body, headers })).toMatchObject({
      status: 200,
      body: { data: { rename: 'Ana' } },
    });
  });
});
