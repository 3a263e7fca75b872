import { describe, expect, it } from 'vitest';
import { actOnCase } from '../../../testing/builders/act-on-case.ts';
import type { TestContext } from '../../../testing/build-context.ts';
import { runOperation } from '../../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildCaseWorld } from '../../../testing/worlds/case-world.ts';
import { recommendAmount } from './recommend-amount.ts';

const database = useTestDatabase();

async function look(ctx: TestContext, id: string) {
  const { data } = await runOperation<{
    staffCase: {
      requestedAmount: number;
      facts: { requestedAmount: number };
      recommendedAmounts: { amount: number; recommendedBy: { name: string } }[];
    };
  }>(
    ctx,
    `query Look($id: ID!) { staffCase(id: $id) { requestedAmount facts { requestedAmount }
      recommendedAmounts { amount recommendedBy { name } } } }`,
    { id },
  );
  return data.staffCase;
}

describe('recommended amounts', () => {
  it('stand beside what the applicant asked for, with everyone who recommended one', async () => {
    const { caseId, reviewer, clock, partnerId, ctx, enterStaff } = await buildCaseWorld(database(), {
      config: { reviewSteps: [] },
    });
    expect((await look(reviewer.ctx, caseId)).recommendedAmounts).toEqual([]);
    await recommendAmount(reviewer.ctx, { caseId, amountCents: 90_000 });
    clock.moveBy({ minutes: 1 });
    const felix = await enterStaff('admin', 'Felix Ode');
    await recommendAmount(felix.ctx, { caseId, amountCents: 80_000 });

    expect(await look(reviewer.ctx, caseId)).toEqual({
      requestedAmount: 80_000,
      facts: { requestedAmount: 120_000 },
      recommendedAmounts: [
        { amount: 80_000, recommendedBy: { name: 'Felix Ode' } },
        { amount: 90_000, recommendedBy: { name: 'Priya N.' } },
      ],
    });
    clock.moveBy({ minutes: 1 });
    await actOnCase(database(), { partnerId, clock }, caseId, 'approveCase', {
      requestedAmountCents: 70_000,
    });
    expect((await look(reviewer.ctx, caseId)).recommendedAmounts[0]).toMatchObject({ amount: 70_000 });
    const { data: own } = await runOperation(
      ctx,
      'query Own($id: ID!) { case(id: $id) { workflowEvents { action details } } }',
      { id: caseId },
    );
    expect(JSON.stringify(own)).not.toMatch(/recommendAmount|80000/);
  });
});
