import { describe, expect, it } from 'vitest';
import { runOperation } from '../../testing/api/run-operation.ts';
import type { TestContext } from '../../testing/build-context.ts';
import { buildContext } from '../../testing/build-context.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertStaff } from '../../testing/builders/insert-user.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildCaseWorld } from '../../testing/worlds/case-world.ts';

const database = useTestDatabase();
const reason = 'Your income is over the limit.';

async function buildWorld(toEmail = (email: string) => email) {
  const { owner, partnerId, clock, caseId, reviewer } = await buildCaseWorld(database(), {
    config: { reviewSteps: [] },
  });
  const self = await insertStaff(database(), partnerId, { email: toEmail(owner.email), role: 'admin' });
  const { actor } = await insertSession(database(), partnerId, self, clock);
  return { caseId, reviewer, self: buildContext(database(), { partnerId, actor, clock }) };
}

async function act(ctx: TestContext, input: object) {
  const { data } = await runOperation<{
    performCaseAction: { metadata: { status: number; errors: string[]; message: string | null } };
  }>(
    ctx,
    `mutation ($input: PerformCaseActionInput!) {
      performCaseAction(input: $input) { metadata { status errors message } }
    }`,
    { input },
  );
  return data.performCaseAction.metadata;
}

describe('a case of a member of staff themself', () => {
  it.each([
    ['with a plus', (email: string) => email.replace('@', '+office@')],
    ['in capitals', (email: string) => email.toUpperCase()],
  ])('is seen as theirs under an address %s', async (_how, toEmail) => {
    const { caseId, self } = await buildWorld(toEmail);
    const input = { caseId, action: 'denyCase', seen: 'InReview', reason };
    expect(JSON.stringify(await act(self, input))).toContain('this case is your own');
  });

  it('is not approved with an amount of nothing by anyone', async () => {
    const { caseId, reviewer } = await buildWorld();
    const input = { caseId, action: 'approveCase', seen: 'InReview', requestedAmount: 0 };
    expect(await act(reviewer.ctx, input)).toMatchObject({
      message: 'Enter an amount of more than $0. To give nothing, deny the case.',
    });
  });

  it.each([
    ['denyCase', 'Deny'],
    ['approveCase', 'Approve'],
  ])('is decided by a colleague, never by them: %s', async (action, label) => {
    const { caseId, self, reviewer } = await buildWorld();
    const input = { caseId, action, seen: 'InReview', reason, requestedAmount: 50_000 };

    const refused = await act(self, input);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(refused)).toContain(
      `\\"${label}\\" is not possible because this case is your own. Ask a colleague to decide it.`,
    );
    expect((await act(reviewer.ctx, input)).status).toBe(200);
  });

  it('says so before they try', async () => {
    const { caseId, self } = await buildWorld();
    const { data } = await runOperation<{
      staffCase: { availableActions: { action: string; refusal: string | null }[] };
    }>(self, 'query ($id: ID!) { staffCase(id: $id) { availableActions { action refusal } } }', {
      id: caseId,
    });
    const { availableActions } = data.staffCase;
    expect(availableActions.find(({ action }) => action === 'denyCase')?.refusal).toContain('is your own');
    expect(availableActions.find(({ action }) => action === 'sendBack')?.refusal).toContain('is your own');
    expect(availableActions.find(({ action }) => action === 'startReview')?.refusal ?? '').not.toContain(
      'is your own',
    );
  });

  it('takes no reason that nobody can read', async () => {
    const { caseId, reviewer } = await buildWorld();
    const blank = await act(reviewer.ctx, {
      caseId,
      action: 'denyCase',
      seen: 'InReview',
      reason: '\u200B\u2060',
    });
    expect(JSON.stringify(blank)).toContain('Give a reason first: the applicant will read it.');
  });
});
