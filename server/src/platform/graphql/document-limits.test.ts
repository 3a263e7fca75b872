import { describe, expect, it } from 'vitest';
import { buildEndpoint, ownPageHeaders } from '../../testing/api/build-endpoint.ts';
import { type DocumentLimits, defaultLimits } from './document-limits.ts';

const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');
const nested = (depth: number) =>
  `query Test { node ${'{ child '.repeat(depth)}{ id }${' }'.repeat(depth)} }`;

const bombs: readonly (readonly [string, string, string])[] = [
  ['a depth of 50', nested(50), 'The document has more than 15 nested levels'],
  ['1,000 aliases', `query Test { ${many(1000, (index) => `a${String(index)}: node { id }`)} }`, 'tokens'],
  [
    '31 aliases',
    `query Test { ${many(31, (index) => `a${String(index)}: node { id }`)} }`,
    'more than 30 aliases',
  ],
  [
    '10,000 directives',
    `query Test { node { id ${'@include(if: true) '.repeat(10_000)} } }`,
    'longer than 65536 characters',
  ],
  [
    '51 directives',
    `query Test { node { id ${'@include(if: true) '.repeat(51)} } }`,
    'more than 50 directives',
  ],
  ['many tokens', `query Test { node { ${'id '.repeat(5_000)} } }`, 'more that 4000 tokens'],
  [
    'a high cost',
    `query Test { ${many(6, (index) => `a${String(index)}: node ${'{ child '.repeat(12)}{ id }${' }'.repeat(12)}`)} }`,
    'more than 3000 points of cost',
  ],
  ['repeated fields', `query Test { ${'node { id } '.repeat(52)} }`, 'more than 50 repeated fields'],
  ['many fields', `query Test { node { ${'id '.repeat(601)} } }`, 'more than 600 fields'],
  [
    'fragments in a circle',
    'query Test { node { ...A } } fragment A on Node { child { ...A } }',
    'contains itself',
  ],
  [
    'fragments that double',
    `query Test { node { ...F0 } } ${many(30, (index) => `fragment F${String(index)} on Node { ...F${String(index + 1)} ...F${String(index + 1)} }`)} fragment F30 on Node { id }`,
    'more than 600 fields',
  ],
  [
    'a document as JSON instead of text',
    JSON.stringify({ kind: 'Document', definitions: [] }),
    'Syntax Error',
  ],
];

describe('the limits of a document', () => {
  it.each(bombs)('refuse %s without calling a resolver [check 13]', async (_name, query, text) => {
    const endpoint = await buildEndpoint();
    const reply = await endpoint.call({ query });
    expect(reply.status).toBe(400);
    expect(reply.text).toContain(text);
    expect(endpoint.seen.resolverCalls).toBe(0);
  });

  it('refuse more than 1 MB of text without calling a resolver [check 13]', async () => {
    const endpoint = await buildEndpoint();
    const reply = await endpoint.call({ query: `query Test { node { id } } #${'x'.repeat(1024 * 1024)}` });
    expect(reply).toMatchObject({ status: 413, body: { errors: [{ message: 'The request is too large' }] } });
    expect(endpoint.seen.resolverCalls).toBe(0);
  });

  it('refuse a batch of 100 calls [check 13]', async () => {
    const endpoint = await buildEndpoint();
    const reply = await endpoint.call(
      Array.from({ length: 100 }, () => ({ query: 'query Test { node { id } }' })),
    );
    expect(reply).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'Send one operation at a time' }] },
    });
    expect(endpoint.seen.resolverCalls).toBe(0);
  });

  it('let the same documents through where a limit is missing, so each refusal is its limit [check 13]', async () => {
    const unlimited = Object.fromEntries(
      Object.keys(defaultLimits).map((key) => [key, Infinity]),
    ) as unknown as DocumentLimits;
    const endpoint = await buildEndpoint({ limits: unlimited });
    const admitted = bombs.filter(([, , text]) => !/itself|Syntax/.test(text));
    for (const [, query] of admitted.slice(0, 3)) {
      const before = endpoint.seen.resolverCalls;
      expect(await endpoint.call({ query })).toMatchObject({ status: 200 });
      expect(endpoint.seen.resolverCalls).toBeGreaterThan(before);
    }
  });

  it('admit an ordinary document', async () => {
    const endpoint = await buildEndpoint();
    const reply = await endpoint.call({ query: 'query Test { node { id child { id } } }' }, ownPageHeaders);
    expect(reply).toMatchObject({ status: 200, body: { data: { node: { id: '1', child: { id: '1' } } } } });
    expect(endpoint.seen.resolverCalls).toBe(2);
  });
});
