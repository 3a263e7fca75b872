import { describe, expect, it } from 'vitest';
import { listOperations } from '../platform/graphql/list-operations.ts';
import { ownPageHeaders } from '../testing/api/build-endpoint.ts';
import { countChanges } from '../testing/count-changes.ts';
import { useMatrixApi } from '../testing/api/use-matrix-api.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { authorizationMatrix } from './authorization/authorization-matrix.ts';
import { schema } from './schema.ts';

const database = useTestDatabase();
const matrix = useMatrixApi(database);
const mutations = [...listOperations(schema).keys()].filter((name) => name.startsWith('Mutation.'));

/** What a page of another origin can make a browser send: forms, calls without leave, addresses and pictures. */
const attacks = [
  { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
  { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'cross-site' },
  { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' },
  { 'content-type': 'text/plain', 'sec-fetch-site': 'same-site' },
  { ...ownPageHeaders, 'sec-fetch-site': 'same-site' },
] as const;

describe('a call that a page of another origin makes with the cookies of its visitor', () => {
  it.each(mutations)('is refused before %s runs [check 15]', async (operation) => {
    const { statuses, before, after } = await attackAll(operation);
    expect(statuses.filter((status) => status < 400)).toEqual([]);
    expect(after).toEqual(before);
  });

  it('would change something if it came from our own page [check 15]', async () => {
    const { before, after } = await attackAll('Mutation.endSession', [ownPageHeaders]);
    expect(after).not.toEqual(before);
  });
});

async function attackAll(operation: string, shapes: readonly Record<string, string>[] = attacks) {
  const { api, world } = matrix();
  const target = world.targetAtHome();
  const session = await world.signIn('owner');
  const { document, variables } = authorizationMatrix[operation] ?? expect.fail('no sample');
  const call = { query: document, variables: variables?.(target) };
  const before = await countChanges(database(), target.partnerId);

  const statuses: number[] = [];
  for (const headers of shapes) {
    const payload = JSON.stringify(call);
    statuses.push((await api.send({ method: 'POST', url: '/graphql', headers, payload }, session)).status);
  }
  const search = new URLSearchParams({ query: document, variables: JSON.stringify(call.variables) });
  const address = `/graphql?${search.toString()}`;
  statuses.push(
    (await api.send({ method: 'GET', url: address, headers: { accept: 'image/*' } }, session)).status,
  );

  const after = await countChanges(database(), target.partnerId);
  return { statuses, before, after };
}
