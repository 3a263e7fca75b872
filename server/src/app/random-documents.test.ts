import fc from 'fast-check';
import type { GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyone } from '../platform/graphql/access.ts';
import { createBuilder } from '../platform/graphql/builder.ts';
import { buildApi } from '../testing/api/build-api.ts';
import { buildMatrixWorld } from '../testing/worlds/matrix-world.ts';
import { randomCall } from '../testing/api/random-call.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { schema } from './schema.ts';

const database = useTestDatabase();
const insides =
  /\bat \S+ \(|node_modules|\.ts:\d|\bselect\b.+\bfrom\b|\binsert into\b|violates|syntax error at/i;

const unhandled: unknown[] = [];
const remember = (reason: unknown) => void unhandled.push(reason);
beforeAll(() => void process.on('unhandledRejection', remember));
afterAll(() => void process.off('unhandledRejection', remember));

describe('random documents in the shape of the schema', () => {
  it('cause no 5xx, no bug, no unhandled rejection and tell nothing of our insides [check 18]', async () => {
    const runs = 2_000;
    const { statuses, bugs } = await send(schema, runs);
    expect([...statuses.keys()].toSorted()).toEqual([200, 400]);
    for (const count of statuses.values()) expect(count).toBeGreaterThan(runs / 10);
    expect(bugs).toEqual([]);
    expect(unhandled).toEqual([]);
  }, 300_000);

  it('find a resolver that fails, and one that tells too much [check 18]', async () => {
    const failing = await send(
      buildFaultySchema(() => Promise.reject(new Error('relation missing'))),
      20,
    );
    expect(failing.bugs).toContainEqual(new Error('relation missing'));
    const telling = send(
      buildFaultySchema(() => Promise.resolve('select name from users')),
      20,
    );
    await expect(telling).rejects.toThrow();
  });
});

async function send(target: GraphQLSchema, runs: number) {
  const api = await buildApi(database(), target);
  const world = await buildMatrixWorld(database());
  const session = await world.signIn('owner');
  const { partnerId, externalId, applicantTenantId, ownerId } = world.targetAtHome();
  const known = [partnerId, externalId, applicantTenantId, ownerId, 'America/New_York', 'ada@demo.example'];
  const statuses = new Map<number, number>();

  await fc.assert(
    fc.asyncProperty(randomCall(target, known), fc.boolean(), async (call, isSignedIn) => {
      const { status, text } = await api.call(call, isSignedIn ? session : undefined);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect(status).toBeLessThan(500);
      expect(text).not.toMatch(insides);
    }),
    { numRuns: runs },
  );
  await api.close();
  return { statuses, bugs: api.bugs.flat() };
}

function buildFaultySchema(resolve: () => Promise<string>): GraphQLSchema {
  const builder = createBuilder();
  builder.queryField('fault', (t) => t.string({ access: anyone, resolve }));
  return builder.toSchema();
}
