import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOperations } from '../../platform/graphql/list-operations.ts';
import { buildApi } from '../../testing/api/build-api.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildMatrixWorld } from '../../testing/worlds/matrix-world.ts';
import { authorizationMatrix } from '../authorization/authorization-matrix.ts';
import type { MatrixActor, MatrixTarget } from '../authorization/expectation.ts';
import { schema } from '../schema.ts';

const database = useTestDatabase();
const personal = ['ownerId', 'applicationId', 'caseId', 'submittedId'] as const;
const records = [...personal, 'secondProgramId', 'exportId', 'viewId'] as const;
const people = ['owner', 'otherApplicant', 'advocate', 'caseWorker', 'fiscal', 'partnerAdmin'] as const;

let world: Awaited<ReturnType<typeof buildMatrixWorld>>;
let api: Awaited<ReturnType<typeof buildApi>>;
beforeAll(async () => {
  world = await buildMatrixWorld(database(), { isOfCasework: true });
  api = await buildApi(database(), schema);
});
afterAll(() => api.close());

/** The same place with records that nobody has. */
function toNowhere(target: MatrixTarget, names: readonly (keyof MatrixTarget)[]): MatrixTarget {
  return { ...target, ...Object.fromEntries(names.map((name) => [name, randomUUID()])) };
}

/** What someone is told, without what they said themselves. */
async function ask(operation: string, actor: MatrixActor, target: MatrixTarget): Promise<string> {
  const { document, variables } = authorizationMatrix[operation] ?? expect.fail('no sample');
  const session = await world.signIn(actor);
  const { status, text } = await api.call({ query: document, variables: variables?.(target) }, session);
  const said = [...records.map((name) => target[name]), target.unique];
  return said.reduce((answer, id) => answer.replaceAll(id, 'given'), `${String(status)} ${text}`);
}

/** The caller chooses the id, so that one of another partner is as good as any. */
const choosesId = ['Mutation.saveView'];

/** The operations that name one of these records. */
function listNaming(names: readonly (keyof MatrixTarget)[]): string[] {
  return [...listOperations(schema).keys()].filter((operation) => {
    const variables = JSON.stringify(authorizationMatrix[operation]?.variables?.(nameAll()) ?? {});
    return !choosesId.includes(operation) && names.some((name) => variables.includes(`record:${name}"`));
  });
}

/** A target in which each record says its own name, to see which operations name one. */
function nameAll(): MatrixTarget {
  const names = Object.fromEntries(records.map((name) => [name, `record:${name}`]));
  const place = { partnerId: '', externalId: '', applicantTenantId: '', staffTenantId: '', unique: '' };
  return { ...place, ...names } as MatrixTarget;
}

describe('a record of someone else', () => {
  it.each(listNaming(records))(
    'looks absent to %s, to the letter, when it is of another partner [check 7]',
    async (operation) => {
      for (const actor of people) {
        const abroad = await world.targetAbroad();
        expect(await ask(operation, actor, abroad), actor).toBe(
          await ask(operation, actor, toNowhere(abroad, records)),
        );
      }
    },
  );

  it.each(listNaming(personal))(
    'looks absent to %s, to the letter, when it is of another applicant [check 7]',
    async (operation) => {
      for (const actor of ['otherApplicant', 'advocate'] as const) {
        const target = world.targetAtHome();
        expect(await ask(operation, actor, target), actor).toBe(
          await ask(operation, actor, toNowhere(target, personal)),
        );
      }
    },
  );
});
