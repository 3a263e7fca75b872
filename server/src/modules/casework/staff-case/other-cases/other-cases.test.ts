import { describe, expect, it } from 'vitest';
import { actOnCase } from '../../../../testing/builders/act-on-case.ts';
import { buildProgramDraft } from '../../../../testing/builders/insert-program.ts';
import { buildSystemContext } from '../../../../testing/builders/system-context.ts';
import { runOperation } from '../../../../testing/api/run-operation.ts';
import type { TestContext } from '../../../../testing/build-context.ts';
import { useTestDatabase } from '../../../../testing/test-database.ts';
import { buildCaseWorld } from '../../../../testing/worlds/case-world.ts';
import { createApplication } from '../../../applications/index.ts';
import { saveProgram } from '../../../programs/index.ts';

const database = useTestDatabase();

async function listOthers(ctx: TestContext, id: string) {
  const { data } = await runOperation<{ staffCase: { otherCases: { id: string; status: string }[] } | null }>(
    ctx,
    'query Others($id: ID!) { staffCase(id: $id) { otherCases { id status decisionReachedAt } } }',
    { id },
  );
  return data.staffCase?.otherCases;
}

describe('the other cases of an applicant', () => {
  it('are those about the same person, with what came of them, and of nobody else', async () => {
    const { caseId, ctx, reviewer, partnerId, clock, signIn } = await buildCaseWorld(database());
    const program = await saveProgram(
      buildSystemContext(database(), { partnerId, clock }),
      buildProgramDraft({ name: 'Second program', definitionKey: 'rent-form' }),
    );
    const { case: second } = await createApplication(ctx, { programId: program.id });
    const { ctx: stranger } = await signIn({ name: 'Ada Reyes' });
    await createApplication(stranger, { programId: program.id });
    await actOnCase(database(), { partnerId, clock }, caseId, 'denyCase');

    expect(await listOthers(reviewer.ctx, second.id)).toEqual([
      { id: caseId, status: 'Denied', decisionReachedAt: clock.now().toISOString() },
    ]);
    expect(await listOthers(reviewer.ctx, caseId)).toMatchObject([{ id: second.id, status: 'InProgress' }]);
  });
});
