import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApi } from '../../testing/api/build-api.ts';
import { ownPageHeaders } from '../../testing/api/build-endpoint.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { buildMatrixWorld } from '../../testing/worlds/matrix-world.ts';
import { claimFeatures } from '../../testing/worlds/claim-world.ts';
import { listActions } from '../../testing/read-audit.ts';
import { toOutcome } from '../../testing/api/run-matrix.ts';
import { toMultipart } from '../../testing/api/to-multipart.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { authorizationMatrix } from '../authorization/authorization-matrix.ts';
import { schema } from '../schema.ts';
import { mutationRecords } from './mutation-records.ts';

const database = useTestDatabase();
const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});

describe('the record of what was done', () => {
  let api: Awaited<ReturnType<typeof buildApi>>;
  beforeAll(async () => {
    api = await buildApi(database(), schema, {
      flags: { 'resubmission-requests': { enabled: true } },
    });
  });
  afterAll(() => api.close());

  it('has an expectation for every mutation and for nothing else [check 55]', () => {
    expect(Object.keys(mutationRecords).toSorted()).toEqual(mutations.toSorted());
  });

  it('says why a mutation leaves nothing', () => {
    const silent = Object.entries(mutationRecords).filter(([, { acts }]) => acts.length === 0);
    expect(silent.filter(([, { unrecorded }]) => !unrecorded)).toEqual([]);
  });

  it.each(mutations)('keeps what %s did [check 55]', async (name) => {
    const { as, acts, prepare } = mutationRecords[name] ?? { as: 'anonymous', acts: [] };
    const expectation = authorizationMatrix[`Mutation.${name}`];
    const world = await buildMatrixWorld(database(), {
      features: [
        'external-tracking',
        ...['documents-classify', 'referral-programs', 'applicant-comments', 'resubmission-requests'],
        ...claimFeatures,
      ],
    });
    const { home } = world;
    const session = await world.signIn(as);
    const prepared = await prepare?.({ ...home, database: database() });
    const variables = prepared ? { input: prepared.input } : expectation?.variables?.(world.targetAtHome());
    const operation = { query: expectation?.document ?? '', variables };
    const ctx = buildSystemContext(database(), { partnerId: home.partner.id });
    const before = await listActions(ctx);

    const { text } = prepared?.files
      ? await api.send(
          {
            method: 'POST',
            url: '/graphql',
            ...(await toMultipart(operation, prepared.files, ownPageHeaders)),
          },
          session,
        )
      : await api.call(operation, session);

    const added = subtract(await listActions(ctx), before);
    expect({ outcome: toOutcome(text), added: added.toSorted() }).toEqual({
      outcome: 'done',
      added: acts.toSorted(),
    });
  });
});

/** The log runs in lanes, so what is new is found by counting and not by place. */
function subtract(after: readonly string[], before: readonly string[]): string[] {
  const left = [...before];
  return after.filter((action) => {
    const index = left.indexOf(action);
    if (index < 0) return true;
    left.splice(index, 1);
    return false;
  });
}
