import { describe, expect, it } from 'vitest';
import { actOnCase } from '../../../testing/builders/act-on-case.ts';
import type { TestContext } from '../../../testing/build-context.ts';
import { runOperation } from '../../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildCaseWorld } from '../../../testing/worlds/case-world.ts';
import { getPartner } from '../../partners/index.ts';
import { submitApplication } from '../index.ts';

const database = useTestDatabase();
const checklist = [
  { key: 'income', label: 'Income matches the pay stubs' },
  { key: 'address', label: 'Address is in the county' },
];
const config = { reviewSteps: [], review: { checklist } };

const tick = (ctx: TestContext, input: Record<string, unknown>) =>
  runOperation<{ tickChecklistItem: { metadata: { errors: string[] } } }>(
    ctx,
    `mutation Tick($input: TickChecklistItemInput!) {
      tickChecklistItem(input: $input) { metadata { errors } } }`,
    { input },
  );

async function look(ctx: TestContext, id: string) {
  const { data } = await runOperation<{
    staffCase: {
      checklist: { key: string; tickedAt: string | null; tickedBy: { name: string } | null }[];
      availableActions: { action: string; refusal: string | null }[];
    };
  }>(
    ctx,
    `query Look($id: ID!) { staffCase(id: $id) {
      checklist { key tickedAt tickedBy { name } } availableActions { action refusal } } }`,
    { id },
  );
  const { checklist: lines, availableActions } = data.staffCase;
  return { lines, approval: availableActions.find(({ action }) => action === 'approveCase')?.refusal };
}

describe('the checklist of a program', () => {
  it('keeps a case from being approved until everything is ticked, and says what is missing', async () => {
    const { caseId, reviewer, partnerId, clock } = await buildCaseWorld(database(), { config });
    const approve = () =>
      actOnCase(database(), { partnerId, clock }, caseId, 'approveCase', { assigneeId: reviewer.user.id });
    const refusal =
      '"Approve" is possible once the checklist is done. Still to check: "Address is in the county".';
    await tick(reviewer.ctx, { caseId, key: 'income', isTicked: true });

    expect(await look(reviewer.ctx, caseId)).toEqual({
      approval: refusal,
      lines: [
        { key: 'income', tickedAt: clock.now().toISOString(), tickedBy: { name: 'Priya N.' } },
        { key: 'address', tickedAt: null, tickedBy: null },
      ],
    });
    await expect(approve()).rejects.toMatchObject({ code: 'CASE_ACTION_REFUSED', texts: [refusal] });
    await tick(reviewer.ctx, { caseId, key: 'address', isTicked: true });
    expect(await approve()).toMatchObject({ status: 'Approved' });
  });

  it('never keeps a case from being denied or sent back, and starts again with a new submission', async () => {
    const { caseId, reviewer, partnerId, clock, ctx, applicationId } = await buildCaseWorld(database(), {
      config,
    });
    for (const { key } of checklist) await tick(reviewer.ctx, { caseId, key, isTicked: true });
    await tick(reviewer.ctx, { caseId, key: 'address', isTicked: false });
    expect((await look(reviewer.ctx, caseId)).lines.map(({ tickedAt }) => tickedAt !== null)).toEqual([
      true,
      false,
    ]);
    await actOnCase(database(), { partnerId, clock }, caseId, 'sendBack');
    clock.moveBy({ hours: 1 });
    await submitApplication(ctx, applicationId);
    expect((await look(reviewer.ctx, caseId)).lines.every(({ tickedAt }) => tickedAt === null)).toBe(true);
    expect(await actOnCase(database(), { partnerId, clock }, caseId, 'denyCase')).toMatchObject({
      status: 'Denied',
    });
  });

  it('knows only what the program asks, and is told to no applicant', async () => {
    const { caseId, reviewer, ctx } = await buildCaseWorld(database(), { config });
    const { data } = await tick(reviewer.ctx, { caseId, key: 'shoes', isTicked: true });
    expect(data.tickChecklistItem.metadata.errors[0]).toBe('NOT_FOUND');
    const { externalId } = await getPartner(ctx);
    const { data: told } = await runOperation(
      ctx,
      'query Own($id: NonEmptyString!) { partners(filter: { externalId: $id }) { nodes { programs { config } } } }',
      { id: externalId },
    );
    expect(JSON.stringify(told)).toContain('reviewSteps');
    expect(JSON.stringify(told)).not.toContain('pay stubs');
  });
});
