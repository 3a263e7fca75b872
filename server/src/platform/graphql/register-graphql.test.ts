import { describe, expect, it } from 'vitest';
import type { Actor } from '../actor.ts';
import { AppError } from '../errors/app-error.ts';
import { buildEndpoint } from '../../testing/api/build-endpoint.ts';

const applicant: Actor = {
  kind: 'applicant',
  tenant: 'applicant',
  partnerId: 'p',
  userId: 'u',
  sessionId: 's',
  authenticatedAt: new Date(),
};
const staffMember: Actor = {
  kind: 'staff',
  role: 'caseWorker',
  partnerId: 'p',
  userId: 'u',
  sessionId: 's',
  authenticatedAt: new Date(),
};

describe('/graphql', () => {
  it('answers over one path, with the operation named in a header [P630]', async () => {
    const endpoint = await buildEndpoint();
    const reply = await endpoint.call({ query: 'query Test { node { id } } query Other { bug }' });
    expect(reply).toMatchObject({ status: 200, body: { data: { node: { id: '1' } } } });
  });

  it('refuses an operation that the header does not name', async () => {
    const endpoint = await buildEndpoint();
    const message = 'The document has no operation named "Test"';
    expect(await endpoint.call({ query: '{ node { id } }' })).toMatchObject({
      status: 400,
      body: { errors: [{ message }] },
    });
    const other = { query: 'query Test { node { id } } query Other { bug }', operationName: 'Other' };
    expect(await endpoint.call(other)).toMatchObject({ status: 400, body: { errors: [{ message }] } });
  });

  it('says Unauthorized to a visitor and Forbidden to the wrong person', async () => {
    const query = 'mutation Test { claim }';
    const visitor = await buildEndpoint();
    expect((await visitor.call({ query })).body.errors).toMatchObject([
      { message: 'Unauthorized', extensions: { code: 'UNAUTHORIZED' } },
    ]);
    const staff = await buildEndpoint({ actor: staffMember });
    expect((await staff.call({ query })).body.errors).toMatchObject([{ message: 'Forbidden' }]);
    const owner = await buildEndpoint({ actor: applicant });
    expect(await owner.call({ query })).toMatchObject({ status: 200, body: { data: { claim: 1 } } });
  });

  it('says Not Allowed to every mutation, and to no query, in read-only mode', async () => {
    const endpoint = await buildEndpoint({ actor: applicant, isReadOnly: () => true });
    const reply = await endpoint.call({ query: 'mutation Test { claim }' });
    expect(reply).toMatchObject({ status: 200, body: { data: null, errors: [{ message: 'Not Allowed' }] } });
    expect(endpoint.seen.resolverCalls).toBe(0);
    expect(await endpoint.call({ query: 'query Test { own { id } }' })).toMatchObject({
      body: { data: { own: { id: '1' } } },
    });
  });

  it('tells only a debug id of a bug, and reports the rest', async () => {
    const endpoint = await buildEndpoint();
    const reply = await endpoint.call({ query: 'query Test { bug }' });
    expect(reply.status).toBe(200);
    const [error] = reply.body.errors ?? [];
    expect(error?.message).toBe('Something went wrong');
    expect(Object.keys(error?.extensions ?? {})).toEqual(['debugId']);
    expect(error?.extensions?.debugId).toMatch(/^[0-9a-f-]{36}$/);
    expect(reply.text).not.toContain('vault');
    expect(endpoint.seen.bugs).toEqual([new Error('select secret from vault')]);
    expect(endpoint.seen.logged).toEqual(['unexpected error']);
  });

  it('answers 500 with a debug id when the visit itself cannot be built', async () => {
    const endpoint = await buildEndpoint({
      buildVisit: () => Promise.reject(new Error('connect ECONNREFUSED')),
    });
    const reply = await endpoint.call({ query: 'query Test { node { id } }' });
    expect(reply).toMatchObject({ status: 500, body: { errors: [{ message: 'Something went wrong' }] } });
    expect(reply.text).not.toContain('ECONNREFUSED');
    expect(endpoint.seen.bugs).toHaveLength(1);
  });

  it('answers 429 when the visit is one too many', async () => {
    const endpoint = await buildEndpoint({
      buildVisit: () => Promise.reject(new AppError('TOO_MANY_REQUESTS')),
    });
    expect(await endpoint.call({ query: 'query Test { node { id } }' })).toMatchObject({ status: 429 });
  });

  it('hands the recaptcha token and the API key to the operation [P634]', async () => {
    const endpoint = await buildEndpoint();
    await endpoint.call(
      { query: 'query Test { node { id } }' },
      { 'x-recaptcha-token': 'r-1', 'x-api-key': 'k-1' },
    );
    expect(endpoint.seen.visits[0]).toMatchObject({ recaptchaToken: 'r-1', apiKey: 'k-1' });
  });

  it.each([
    [
      'an unknown input field',
      { input: { name: 'Ana', admin: true } },
      'Field "admin" is not defined by type "RenameInput".',
    ],
    ['a wrong type', { input: { name: 7 } }, 'String cannot represent a non string value: 7'],
    ['a missing input', {}, 'was not provided'],
  ])('refuses %s without calling a resolver', async (_case, variables, text) => {
    const endpoint = await buildEndpoint();
    const query = 'mutation Test($input: RenameInput!) { rename(input: $input) }';
    const reply = await endpoint.call({ query, variables });
    expect(reply.status).toBe(400);
    expect(reply.body.errors?.[0]?.message).toContain(text);
    expect(endpoint.seen.resolverCalls).toBe(0);
  });

  it('refuses an unknown field in a literal input, and a prototype key', async () => {
    const endpoint = await buildEndpoint();
    const literal = 'mutation Test { rename(input: { name: "Ana", partnerId: "x" }) }';
    expect(await endpoint.call({ query: literal })).toMatchObject({ status: 400 });
    const polluted = '{"query":"query Test { node { id } }","variables":{"__proto__":{"admin":true}}}';
    const headers = { 'content-type': 'application/json', 'x-operation-name': 'Test' };
    expect(await endpoint.send({ body: polluted, headers })).toMatchObject({ status: 400 });
    expect(endpoint.seen.resolverCalls).toBe(0);
  });
});
