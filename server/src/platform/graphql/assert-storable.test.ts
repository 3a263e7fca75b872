import { describe, expect, it } from 'vitest';
import { buildEndpoint } from '../../testing/api/build-endpoint.ts';

const query = 'mutation Test($input: RenameInput!) { rename(input: $input) }';
const rename = (name: string) => ({ query, variables: { input: { name } } });
const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);

describe('what no table could hold', () => {
  it.each([
    ['a NUL', rename('a\0b')],
    ['half a surrogate pair', rename('a\ud800b')],
    ['a NUL in a key', { query, variables: { 'a\0b': 1 } }],
    ['a NUL in a literal', { query: 'mutation Test { rename(input: { name: "a\\u0000b" }) }' }],
    ['nesting without end', { query, variables: { input: nested(500) } }],
  ])('is refused: %s', async (_case, call) => {
    const endpoint = await buildEndpoint();
    expect(await endpoint.call(call)).toMatchObject({ status: 400 });
    expect(endpoint.seen.resolverCalls).toBe(0);
  });

  it('is told apart from any other text', async () => {
    const endpoint = await buildEndpoint();
    const name = 'Zoë 😀 \u0301 \u202e\r\n';
    expect(await endpoint.call(rename(name))).toMatchObject({
      status: 200,
      body: { data: { rename: name } },
    });
  });
});
