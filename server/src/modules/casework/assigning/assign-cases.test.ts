import { describe, expect, it } from 'vitest';
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

interface Answer {
  readonly assignCases: {
    readonly metadata: { readonly status: number; readonly errors: readonly string[] };
    readonly results: readonly { readonly caseId: string; readonly refusal: string | null }[] | null;
  };
}

async function assign(ctx: TestContext, input: object): Promise<Answer['assignCases']> {
  const { data } = await runOperation<Answer>(
    ctx,
    `mutation ($input: AssignCasesInput!) {
      assignCases(input: $input) { metadata { status errors } results { caseId refusal } } }`,
    { input },
  );
  return data.assignCases;
}

async function whoHas(ctx: TestContext, id: string): Promise<string | null | undefined> {
  return (await ctx.db.read((tx) => findCase(tx, ctx.partnerId, id)))?.assigneeId;
}

describe('assigning cases', () => {
  it('gives each that it can, says why not for the rest, and keeps a record', async () => {
    const { ctx, userId, apply, applyAsAnother } = await buildWorld();
    const [open, closed] = [await apply(), await applyAsAnother()];
    const elsewhere = await (await buildWorld()).apply();
    await putCaseIn(database(), closed, 'Denied');

    const { results } = await assign(ctx, { caseIds: [open, closed, elsewhere], assigneeId: userId });

    expect(results?.map(({ refusal }) => refusal)).toEqual([
      null,
      'This case is closed, so nobody needs to work on it.',
      'There is no such case.',
    ]);
    expect([await whoHas(ctx, open), await whoHas(ctx, closed)]).toEqual([userId, null]);
    expect((await listActions(ctx)).filter((action) => action === 'assignCase')).toHaveLength(1);
    const again = await assign(ctx, { caseIds: [open], assigneeId: userId });
    expect(again.results?.[0]?.refusal).toBe('This person has the case already.');
    await assign(ctx, { caseIds: [open], assigneeId: null });
    expect(await whoHas(ctx, open)).toBeNull();
  });

  it('changes nothing in a dry run', async () => {
    const { ctx, userId, apply } = await buildWorld();
    const id = await apply();
    const { results } = await assign(ctx, { caseIds: [id], assigneeId: userId, dryRun: true });
    expect(results).toEqual([{ caseId: id, refusal: null }]);
    expect(await whoHas(ctx, id)).toBeNull();
  });

  it('refuses someone who is not on the team, and more than a hundred at once', async () => {
    const { ctx, apply } = await buildWorld();
    const stranger = await buildWorld();
    const id = await apply();
    const { metadata } = await assign(ctx, { caseIds: [id], assigneeId: stranger.userId });
    expect(metadata.errors[0]).toBe('CASE_ACTION_REFUSED');
    expect((await assign(ctx, { caseIds: Array(101).fill(id), assigneeId: null })).metadata.status).toBe(400);
  });

  it('is not told to the applicant', async () => {
    const { ctx, userId, apply, applicant } = await buildWorld();
    const id = await apply();
    await assign(ctx, { caseIds: [id], assigneeId: userId });
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
