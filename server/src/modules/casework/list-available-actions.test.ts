import { type CaseActionName, caseStatuses } from '@handrail/engine/cases';
import { describe, expect, it } from 'vitest';
import { buildContext, type TestContext } from '../../testing/build-context.ts';
import { buildApplicantWorld, completeRent } from '../../testing/builders/applicant-world.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertStaff } from '../../testing/builders/insert-user.ts';
import { runOperation } from '../../testing/api/run-operation.ts';
import { putCaseIn } from '../../testing/put-case-in.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { createApplication, updateApplication } from '../applications/index.ts';
import { performCaseAction } from './perform-case-action.ts';
import { submitApplication } from './submit-application.ts';

const database = useTestDatabase();

interface Listed {
  readonly action: CaseActionName;
  readonly needs: readonly string[];
  readonly refusal: string | null;
}

async function buildWorld() {
  const world = await buildApplicantWorld(database());
  const { partnerId, clock } = world;
  const { ctx: owner } = await world.signIn();
  const enter = async (role: 'caseWorker' | 'fiscal' | 'admin') => {
    const user = await insertStaff(database(), partnerId, { role });
    const { actor } = await insertSession(database(), partnerId, user, clock);
    return { ctx: buildContext(database(), { partnerId, actor, clock }), userId: user.id };
  };
  const { id } = await createApplication(owner, { programId: world.programId });
  await updateApplication(owner, { id, answers: completeRent });
  const { case: submitted } = await submitApplication(owner, id);
  return { owner, enter, caseId: submitted.id };
}

async function ask(ctx: TestContext, caseId: string): Promise<readonly Listed[]> {
  const { data } = await runOperation<{ caseActions: Listed[] }>(
    ctx,
    'query ($id: ID!) { caseActions(caseId: $id) { action needs refusal } }',
    { id: caseId },
  );
  return data.caseActions;
}

describe('what can be done to a case now', () => {
  it('is said to an applicant about their own acts, in their words', async () => {
    const { owner, caseId } = await buildWorld();
    const [resume, withdraw, ...others] = await ask(owner, caseId);
    expect(resume?.refusal).toMatch(/^"Resume" is not possible while the status is "Awaiting Review"\./);
    expect(withdraw).toEqual({ action: 'withdrawApplication', needs: [], refusal: null });
    expect(others).toEqual([]);
    await putCaseIn(database(), caseId, 'Denied');
    expect((await ask(owner, caseId))[1]?.refusal).toMatch(
      /^"Withdraw" is not possible while the status is "Denied"\. It is possible from /,
    );
  });

  it('is said to staff with what their role lacks', async () => {
    const { enter, caseId } = await buildWorld();
    const { ctx } = await enter('fiscal');
    const refusals = new Map((await ask(ctx, caseId)).map(({ action, refusal }) => [action, refusal]));
    expect(refusals.get('startReview')).toBe(
      '"Start review" is not part of your role. An admin can change your role.',
    );
    expect(refusals.get('denyCase')).toBe(
      '"Deny" is not part of your role while the status is "Ready for Review".',
    );
  });

  it.each(['caseWorker', 'fiscal', 'admin'] as const)(
    'agrees with what the API does for a %s in every status',
    async (role) => {
      const { enter, caseId } = await buildWorld();
      const { ctx, userId: assigneeId } = await enter(role);
      for (const seen of caseStatuses) {
        if (seen === 'Archived') continue;
        await putCaseIn(database(), caseId, seen);
        for (const { action, refusal } of await ask(ctx, caseId)) {
          const given = { reason: 'A test wants it.', requestedAmountCents: 100, assigneeId };
          const outcome = await attempt(ctx, (tx) =>
            performCaseAction(tx, ctx, { caseId, action, seen, ...given }),
          );
          expect([seen, action, outcome], `${refusal}`).toEqual([seen, action, refusal === null]);
        }
      }
    },
    60_000,
  );
});

type Work = Parameters<TestContext['db']['transaction']>[0];

/** Whether something would be done; nothing of it stays. */
async function attempt(ctx: TestContext, work: Work): Promise<boolean> {
  const undone = new Error('undone');
  try {
    await ctx.db.transaction(async (tx) => {
      await work(tx);
      throw undone;
    });
  } catch (error) {
    return error === undone;
  }
  return true;
}
