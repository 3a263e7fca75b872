import { describe, expect, it } from 'vitest';
import { AppError } from '../../../platform/errors/app-error.ts';
import { runOperation } from '../../../testing/api/run-operation.ts';
import { buildContext, type TestContext } from '../../../testing/build-context.ts';
import { buildApplicantWorld, completeRent } from '../../../testing/builders/applicant-world.ts';
import { insertSession } from '../../../testing/builders/insert-session.ts';
import { insertStaff } from '../../../testing/builders/insert-user.ts';
import { putCaseIn } from '../../../testing/put-case-in.ts';
import { listActions } from '../../../testing/read-audit.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { createApplication, updateApplication } from '../../applications/index.ts';
import { findCase } from '../../cases/index.ts';
import { submitApplication } from '../submit-application.ts';
import { assignCase } from './assign-case.ts';

const database = useTestDatabase();

async function buildWorld() {
  const world = await buildApplicantWorld(database());
  const { partnerId, clock } = world;
  const enter = async () => {
    const user = await insertStaff(database(), partnerId, { role: 'caseWorker' });
    const { actor } = await insertSession(database(), partnerId, user, clock);
    return { ctx: buildContext(database(), { partnerId, actor, clock }), userId: user.id };
  };
  const { ctx: applicant } = await world.signIn();
  const apply = async (person = applicant) => {
    const { id } = await createApplication(person, { programId: world.programId });
    await updateApplication(person, { id, answers: completeRent });
    return (await submitApplication(person, id)).case.id;
  };
  const applyAsAnother = async () => apply((await world.signIn()).ctx);
  return { ...(await enter()), apply, applyAsAnother, applicant };
}

async function assign(ctx: TestContext, caseId: string, assigneeId: string | null): Promise<string | null> {
  try {
    await ctx.db.transaction((tx) => assignCase(tx, ctx, caseId, assigneeId));
    return null;
  } catch (error) {
    return error instanceof AppError ? error.texts.join(' ') : String(error);
  }
}

async function whoHas(ctx: TestContext, id: string): Promise<string | null | undefined> {
  return (await ctx.db.read((tx) => findCase(tx, ctx.partnerId, id)))?.assigneeId;
}

describe('assigning cases', () => {
  it('gives an open case to someone or back to everyone, and keeps a record', async () => {
    const { ctx, userId, apply, applyAsAnother } = await buildWorld();
    const [open, closed] = [await apply(), await applyAsAnother()];
    const elsewhere = await (await buildWorld()).apply();
    await putCaseIn(database(), closed, 'Denied');

    expect(await assign(ctx, open, userId)).toBeNull();
    expect(await assign(ctx, closed, userId)).toBe('This case is closed, so nobody needs to work on it.');
    expect(await assign(ctx, elsewhere, userId)).toBe('Not found');
    expect([await whoHas(ctx, open), await whoHas(ctx, closed)]).toEqual([userId, null]);
    expect((await listActions(ctx)).filter((action) => action === 'assignCase')).toHaveLength(1);
    expect(await assign(ctx, open, userId)).toBe('This person has the case already.');
    await assign(ctx, open, null);
    expect(await whoHas(ctx, open)).toBeNull();
  });

  it('refuses someone who is not on the team', async () => {
    const { ctx, apply } = await buildWorld();
    const stranger = await buildWorld();
    expect(await assign(ctx, await apply(), stranger.userId)).toBe(
      'This person is not on the team anymore. Choose someone who is.',
    );
  });

  it('is not told to the applicant', async () => {
    const { ctx, userId, apply, applicant } = await buildWorld();
    const id = await apply();
    await assign(ctx, id, userId);
    const ask = (visit: TestContext, type: string) =>
      runOperation<Record<string, { workflowEvents: { action: string }[] }>>(
        visit,
        `query ($id: ID!) { ${type}(id: $id) { workflowEvents { action } } }`,
        { id },
      );
    const told = (await ask(applicant, 'case')).data.case?.workflowEvents.map(({ action }) => action);
    const known = (await ask(ctx, 'staffCase')).data.staffCase?.workflowEvents.map(({ action }) => action);
    expect(known).toContain('assignCase');
    expect(told).not.toContain('assignCase');
  });
});
