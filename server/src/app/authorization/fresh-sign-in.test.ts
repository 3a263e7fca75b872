import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOperations } from '../../platform/graphql/list-operations.ts';
import { delicateActs, type DelicateAct } from '../../platform/recent-sign-in.ts';
import { buildApi } from '../../testing/api/build-api.ts';
import type { buildMatrixWorld } from '../../testing/worlds/matrix-world.ts';
import { shareMatrixWorlds } from '../../testing/worlds/shared-matrix-worlds.ts';
import { toOutcome } from '../../testing/api/run-matrix.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { schema } from '../schema.ts';
import { authorizationMatrix } from './authorization-matrix.ts';
import type { DelicateCall } from './expectation.ts';
import { withoutStepUp } from './without-step-up.ts';

const database = useTestDatabase();
const tooOld = 'auth/requires-recent-login';

const delicateCalls = Object.entries(authorizationMatrix).flatMap(([operation, { delicate = {} }]) =>
  Object.entries(delicate).map(
    ([act, call]) => [act, operation, call] as [DelicateAct, string, DelicateCall],
  ),
);

/** Operations of which every call is delicate, and those that are not at all. */
const plain = [...listOperations(schema).keys()].filter(
  (operation) =>
    !delicateCalls.some(([, delicate, call]) => delicate === operation && call.variables === undefined),
);

describe('a fresh sign-in', () => {
  let api: Awaited<ReturnType<typeof buildApi>>;
  let worlds: ReturnType<typeof shareMatrixWorlds>;
  beforeAll(async () => {
    worlds = shareMatrixWorlds(database());
    api = await buildApi(database(), schema);
  });
  afterAll(() => api.close());

  type World = Awaited<ReturnType<typeof buildMatrixWorld>>;
  type Person = keyof World['home']['people'];

  async function callAs(world: World, operation: string, as: Person, minutes: number, call?: DelicateCall) {
    const expectation = authorizationMatrix[operation];
    const variables = (call?.variables ?? expectation?.variables)?.(world.targetAtHome());
    const session = await world.signInEarlier(as, minutes);
    return toOutcome((await api.call({ query: expectation?.document ?? '', variables }, session)).text);
  }

  it('is asked for by an operation for every act on the list', () => {
    const covered = new Set(delicateCalls.map(([act]) => act));
    expect([...covered].toSorted()).toEqual(Object.keys(delicateActs).toSorted());
  });

  it('is decided for every mutation: asked for, or not with a reason', () => {
    const mutations = [...listOperations(schema).keys()].flatMap((operation) =>
      operation.startsWith('Mutation.') ? [operation.slice('Mutation.'.length)] : [],
    );
    const asking = delicateCalls.map(([, operation]) => operation.slice('Mutation.'.length));
    expect([...new Set(asking), ...Object.keys(withoutStepUp)].toSorted()).toEqual(mutations.toSorted());
  });

  it.each(delicateCalls)('is needed to %s with %s [check 33]', async (act, operation, call) => {
    const world = await worlds.enter();
    const as = call.as as Person;

    const stale = await callAs(world, operation, as, delicateActs[act] + 1, call);
    const fresh = await callAs(world, operation, as, 0, call);
    worlds.leave({ atHome: [stale, fresh] });
    expect(stale).toBe(tooOld);
    expect(fresh).not.toBe(tooOld);
  });

  it('is needed for nothing else', async () => {
    const world = await worlds.enter();
    const asking: string[] = [];
    for (const operation of plain)
      for (const as of ['owner', 'partnerAdmin'] as const)
        if ((await callAs(world, operation, as, 11)) === tooOld) asking.push(`${operation} as ${as}`);
    expect(asking).toEqual([]);
  }, 60_000);
});
