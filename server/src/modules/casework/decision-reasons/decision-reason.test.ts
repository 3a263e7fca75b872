import { describe, expect, it } from 'vitest';
import { runOperation } from '../../../testing/api/run-operation.ts';
import type { TestContext } from '../../../testing/build-context.ts';
import { actOnCase } from '../../../testing/builders/act-on-case.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildCaseWorld } from '../../../testing/worlds/case-world.ts';

const database = useTestDatabase();
const reason = 'Your income is over the limit.';

async function read(ctx: TestContext, id: string) {
  const { data } = await runOperation<{ case: { decisionReason: string | null } | null }>(
    ctx,
    'query Own($id: ID!) { case(id: $id) { decisionReason } }',
    { id },
  );
  return data.case;
}

describe('what staff wrote about a decision', () => {
  it.each(['denyCase', 'withdrawForApplicant'] as const)(
    'is on the case of the applicant after %s, and on nobody else’s',
    async (action) => {
      const { ctx, caseId, partnerId, clock, signIn } = await buildCaseWorld(database());
      expect(await read(ctx, caseId)).toEqual({ decisionReason: null });
      await actOnCase(database(), { partnerId, clock }, caseId, action, { reason });
      expect(await read(ctx, caseId)).toEqual({ decisionReason: reason });
      expect(await read((await signIn()).ctx, caseId)).toBeNull();
    },
  );

  it('is not what was asked when the case was sent back', async () => {
    const { ctx, caseId, partnerId, clock } = await buildCaseWorld(database());
    await actOnCase(database(), { partnerId, clock }, caseId, 'sendBack', { reason });
    expect(await read(ctx, caseId)).toEqual({ decisionReason: null });
  });
});
