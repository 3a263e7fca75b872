import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildEndpoint } from '../../testing/api/build-endpoint.ts';
import { loadTrustedDocuments } from './trusted-documents.ts';

const document = 'query Test { node { id } }';
const rename = 'mutation Test($input: RenameInput!) { rename(input: $input) }';
const trustedDocuments = new Map([
  ['hash-1', document],
  ['hash-2', rename],
  ['hash-3', 'query Test { __schema { types { name } } }'],
]);
const byHash = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });

describe('in production', () => {
  it.each([
    ['by its persisted hash', byHash('hash-1')],
    ['by its document id', { documentId: 'hash-1' }],
    ['by its hash, whatever text comes along', { ...byHash('hash-1'), query: 'query Test { bug }' }],
  ])('runs a trusted document %s [check 14]', async (_case, call) => {
    const endpoint = await buildEndpoint({ production: true, trustedDocuments });
    expect(await endpoint.call(call)).toMatchObject({ status: 200, body: { data: { node: { id: '1' } } } });
  });

  it.each([
    ['introspection', { query: getIntrospectionQuery().replace('IntrospectionQuery', 'Test') }],
    ['introspection that was trusted by mistake', byHash('hash-3')],
    ['a typing error', { query: 'query Test { nod { id } }' }],
    ['a good document that is not registered', { query: document }],
    ['an unknown hash', byHash('hash-9')],
    ['an unknown input field', { ...byHash('hash-2'), variables: { input: { nam: 'Ana' } } }],
    ['no document', {}],
  ])('refuses %s and suggests nothing [check 14]', async (_case, call) => {
    const endpoint = await buildEndpoint({ production: true, trustedDocuments });
    const reply = await endpoint.call(call);
    expect(reply.status).toBe(400);
    expect(reply.text).not.toContain('Did you mean');
    expect(endpoint.seen.resolverCalls).toBe(0);
  });

  it('differs from development, which helps with typing errors [check 14]', async () => {
    const endpoint = await buildEndpoint({ production: false, trustedDocuments });
    expect((await endpoint.call({ query: 'query Test { nod { id } }' })).text).toContain('Did you mean');
    expect((await endpoint.call({ query: document })).status).toBe(200);
    expect((await endpoint.call(byHash('hash-1'))).status).toBe(200);
  });
});

describe('loadTrustedDocuments', () => {
  it('joins the manifests of the apps', () => {
    const folder = mkdtempSync(join(tmpdir(), 'trusted-'));
    const files = ['portal.json', 'console.json'].map((name) => join(folder, name));
    files.forEach((file, index) => writeFileSync(file, JSON.stringify({ [`hash-${index}`]: document })));
    expect([...loadTrustedDocuments(files).keys()]).toEqual(['hash-0', 'hash-1']);
  });

  it('refuses a file of another shape', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'trusted-')), 'wrong.json');
    writeFileSync(file, JSON.stringify([document]));
    expect(() => loadTrustedDocuments([file])).toThrow();
  });
});
