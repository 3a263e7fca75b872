import { isInputObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { countChanges } from '../testing/count-changes.ts';
import { useMatrixApi } from '../testing/api/use-matrix-api.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { authorizationMatrix } from './authorization/authorization-matrix.ts';
import { schema } from './schema.ts';

const database = useTestDatabase();
const matrix = useMatrixApi(database);
const planted = ['admin', 'partnerId', 'status', 'payeeId', 'amount', 'submittedAt', 'role', '__proto__x'];

const operations = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) =>
  field.args.flatMap((arg) => {
    const type = 'ofType' in arg.type ? arg.type.ofType : arg.type;
    if (!isInputObjectType(type)) return [];
    const known = Object.keys(type.getFields());
    return [[field.name, planted.filter((name) => !known.includes(name))] as const];
  }),
);

describe('an input with a field that its operation does not have', () => {
  it.each(operations)('is refused by %s, and nothing is written [check 9]', async (operation, foreign) => {
    const { api, world } = matrix();
    const session = await world.signIn('owner');
    const { document, variables } = authorizationMatrix[`Mutation.${operation}`] ?? expect.fail('no sample');
    const before = await countChanges(database(), world.targetAtHome().partnerId);

    for (const name of foreign) {
      const sample = variables?.(world.targetAtHome()).input as object;
      const call = { query: document, variables: { input: { ...sample, [name]: true } } };
      const reply = await api.call(call, session);
      expect(reply.status).toBe(400);
      expect(reply.text).toContain(`Field \\"${name}\\" is not defined by type`);
    }
    expect(await countChanges(database(), world.targetAtHome().partnerId)).toEqual(before);
  });

  it('is what keeps the same input from being written [check 9]', async () => {
    const { api, world } = matrix();
    const target = world.targetAtHome();
    const { document, variables } = authorizationMatrix['Mutation.sendMagicLink'] ?? expect.fail('no sample');
    const before = await countChanges(database(), target.partnerId);

    expect((await api.call({ query: document, variables: variables?.(target) })).status).toBe(200);

    expect(await countChanges(database(), target.partnerId)).not.toEqual(before);
  });
});
