import { describe, expect, it } from 'vitest';
import { takeWithinLimits } from '../../../platform/limits/take-within-limits.ts';
import { runOperation } from '../../../testing/api/run-operation.ts';
import { buildContext } from '../../../testing/build-context.ts';
import { insertPartner } from '../../../testing/builders/insert-partner.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { installEligibility } from '../versions/install-eligibility.ts';
import { visits } from './count-reached.ts';

const database = useTestDatabase();
const mutation = `mutation CountReachedQuestion($input: CountReachedQuestionInput!) {
  countReachedQuestion(input: $input) { metadata { status errors } } }`;

interface Outcome {
  readonly countReachedQuestion: { readonly metadata: { readonly status: number } };
}

async function setUp(client?: { readonly address: string }) {
  const { id: partnerId } = await insertPartner(database());
  await installEligibility(buildSystemContext(database(), { partnerId }), {
    questions: [
      { id: '1', key: 'about', type: 'Content', copy: 'Hi', props: { content: 'Hello' } },
      { id: '2', key: 'rents', type: 'YesOrNo', copy: 'Do you rent?' },
    ],
  });
  const visitor = buildContext(database(), { partnerId, ...(client && { client }) });
  const count = async (input: object = {}) => {
    const variables = { input: { partnerId, version: 1, key: 'rents', ...input } };
    const { data } = await runOperation<Outcome>(visitor, mutation, variables);
    return data.countReachedQuestion.metadata.status;
  };
  const read = () =>
    visitor.db.read((tx) =>
      tx.selectFrom('eligibility_counts').select(['measure', 'key', 'count', 'version_number']).execute(),
    );
  return { visitor, count, read };
}

describe('countReachedQuestion', () => {
  it('adds to the counter of the question, and keeps nothing else', async () => {
    const { count, read } = await setUp();
    expect([await count(), await count()]).toEqual([200, 200]);
    expect(await read()).toEqual([{ measure: 'reached', key: 'rents', count: 2, version_number: 1 }]);
  });

  it.each([{ key: 'nobody asked this' }, { key: 'about' }, { version: 2 }])(
    'counts nothing for %o',
    async (input) => {
      const { count, read } = await setUp();
      expect(await count(input)).toBe(200);
      expect(await read()).toEqual([]);
    },
  );

  it('lets one network count three hundred times in a quarter of an hour', async () => {
    const { count, visitor } = await setUp({ address: '203.0.113.9' });
    await takeWithinLimits(visitor, [{ limit: visits, subject: '203.0.113.9', times: 299 }]);
    expect([await count(), await count()]).toEqual([200, 429]);
  });
});
