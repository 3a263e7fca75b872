import { describe, expect, it } from 'vitest';
import type { TestContext } from '../../../testing/build-context.ts';
import { runOperation } from '../../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildCaseWorld } from '../../../testing/worlds/case-world.ts';

const database = useTestDatabase();

async function visit(ctx: TestContext, caseId: string) {
  const { data } = await runOperation<{ noteCasePresence: { others: { name: string }[] | null } }>(
    ctx,
    `mutation Visit($input: NoteCasePresenceInput!) {
      noteCasePresence(input: $input) { others { name } } }`,
    { input: { caseId } },
  );
  return data.noteCasePresence.others?.map(({ name }) => name);
}

describe('two people on one case', () => {
  it('see each other by name, however many tabs they have, until a minute after they left', async () => {
    const { caseId, reviewer, enterStaff, clock } = await buildCaseWorld(database());
    const felix = await enterStaff('fiscal', 'Felix Ode');

    expect(await visit(reviewer.ctx, caseId)).toEqual([]);
    expect(await visit(reviewer.ctx, caseId)).toEqual([]);
    expect(await visit(felix.ctx, caseId)).toEqual(['Priya N.']);
    expect(await visit(reviewer.ctx, caseId)).toEqual(['Felix Ode']);
    clock.moveBy({ seconds: 59 });
    expect(await visit(reviewer.ctx, caseId)).toEqual(['Felix Ode']);
    clock.moveBy({ seconds: 2 });
    expect(await visit(reviewer.ctx, caseId)).toEqual([]);
  });

  it('are of one partner', async () => {
    const [home, other] = [await buildCaseWorld(database()), await buildCaseWorld(database())];
    expect(await visit(other.reviewer.ctx, home.caseId)).toBeUndefined();
  });
});
