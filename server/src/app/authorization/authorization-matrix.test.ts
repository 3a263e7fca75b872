import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessRule, anyone, signedIn, staffWith } from '../../platform/graphql/access.ts';
import { builder, createBuilder } from '../../platform/graphql/builder.ts';
import { listOperations } from '../../platform/graphql/list-operations.ts';
import { openMatrix, runMatrix } from '../../testing/api/run-matrix.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { schema } from '../schema.ts';
import { authorizationMatrix } from './authorization-matrix.ts';
import type { OperationExpectation } from './expectation.ts';

// One connection: an operation that asks for a second one while it holds the first never gets it.
const database = useTestDatabase({ poolSize: 1 });

describe('the authorization matrix', () => {
  let matrix: Awaited<ReturnType<typeof openMatrix>>;
  beforeAll(async () => {
    matrix = await openMatrix(database(), schema);
  });
  afterAll(() => matrix.close());

  it.each([...listOperations(schema).keys()])(
    'is what %s does for every actor, at home and abroad [check 6] [P001]',
    async (operation) => {
      expect(await matrix.runOne(operation, authorizationMatrix[operation])).toEqual([]);
    },
  );

  it('has no expectation for an operation that does not exist [check 6]', () => {
    const operations = [...listOperations(schema).keys()];
    expect(Object.keys(authorizationMatrix).toSorted()).toEqual(operations.toSorted());
  });

  it('catches an operation without an expectation [check 6]', async () => {
    const mismatches = await runMatrix(database(), buildQueueSchema(queueRule), {});
    expect(mismatches).toEqual(['Query.queue has no expectation']);
  });

  it('catches a rule that was loosened [check 6]', async () => {
    const matrix = { 'Query.queue': queueExpectation };
    expect(await runMatrix(database(), buildQueueSchema(queueRule), matrix)).toEqual([]);
    expect(await runMatrix(database(), buildQueueSchema(staffWith('readCases')), matrix)).toEqual([
      'Query.queue atHome as fiscal: done, not FORBIDDEN',
      'Query.queue abroad as fiscal: done, not FORBIDDEN',
    ]);
    expect(await runMatrix(database(), buildQueueSchema(signedIn), matrix)).toEqual(
      ['atHome', 'abroad'].flatMap((place) =>
        ['owner', 'otherApplicant', 'advocate', 'fiscal'].map(
          (actor) => `Query.queue ${place} as ${actor}: done, not FORBIDDEN`,
        ),
      ),
    );
    expect(await runMatrix(database(), buildQueueSchema(anyone), matrix)).toHaveLength(14);
  });

  it('catches a rule of the product that was changed [check 6]', async () => {
    const changed = builder.toSchema();
    const field = changed.getQueryType()?.getFields().incidentMessages;
    Object.assign(field?.extensions ?? {}, { access: signedIn });
    expect(await runMatrix(database(), changed, authorizationMatrix, ['Query.incidentMessages'])).toEqual(
      ['atHome', 'abroad'].flatMap((place) =>
        ['anonymous', 'expiredSession', 'revokedSession'].map(
          (actor) => `Query.incidentMessages ${place} as ${actor}: UNAUTHORIZED, not done`,
        ),
      ),
    );
  });
});

const queueRule = staffWith('workCases');

function buildQueueSchema(access: AccessRule) {
  const queueBuilder = createBuilder();
  queueBuilder.queryField('queue', (t) => t.stringList({ access, resolve: () => ['a case'] }));
  return queueBuilder.toSchema();
}

const queueOutcomes: OperationExpectation['atHome'] = {
  anonymous: 'UNAUTHORIZED',
  owner: 'FORBIDDEN',
  otherApplicant: 'FORBIDDEN',
  advocate: 'FORBIDDEN',
  caseWorker: 'done',
  fiscal: 'FORBIDDEN',
  partnerAdmin: 'done',
  platformStaff: 'done',
  expiredSession: 'UNAUTHORIZED',
  revokedSession: 'UNAUTHORIZED',
};

const queueExpectation: OperationExpectation = {
  document: 'query Test { queue }',
  atHome: queueOutcomes,
  abroad: queueOutcomes,
};
