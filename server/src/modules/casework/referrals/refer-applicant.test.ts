import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runOperation } from '../../../testing/api/run-operation.ts';
import type { TestContext } from '../../../testing/build-context.ts';
import { rentForm } from '../../../testing/builders/applicant-world.ts';
import { buildProgramDraft } from '../../../testing/builders/insert-program.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { listActions } from '../../../testing/read-audit.ts';
import { runWaitingJobs } from '../../../testing/run-waiting-jobs.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildCaseWorld } from '../../../testing/worlds/case-world.ts';
import { type ProgramDraft, saveProgram } from '../../programs/index.ts';
import { applyBulkChange } from '../bulk/apply-bulk-change.job.ts';
import { planBulkChange } from '../bulk/plan-bulk-change.ts';
import { findBulkReport, listNamedCases } from '../bulk/report-bulk-change.ts';
import { startBulkChange } from '../bulk/start-bulk-change.ts';

const database = useTestDatabase();

async function buildWorld(features = ['referral-programs']) {
  const world = await buildCaseWorld(database(), { features });
  const system = buildSystemContext(database(), { partnerId: world.partnerId, clock: world.clock });
  const offer = async (draft: Partial<ProgramDraft>) =>
    (await saveProgram(system, buildProgramDraft({ definitionKey: rentForm.key, ...draft }))).id;
  return { ...world, system, offer };
}

async function refer(ctx: TestContext, input: object): Promise<readonly string[]> {
  const { data, errors } = await runOperation<{ referApplicant: { metadata: { errors: string[] } } }>(
    ctx,
    'mutation ($input: ReferApplicantInput!) { referApplicant(input: $input) { metadata { errors } } }',
    { input },
  );
  return errors.length > 0 ? errors : data.referApplicant.metadata.errors;
}

describe('referring an applicant', () => {
  it('opens a program to them that takes referrals only, and is on record [P624]', async () => {
    const { ctx, reviewer, caseId, offer } = await buildWorld();
    const programId = await offer({ name: 'Matched Savings', status: 'ReferralOnly' });
    const access = async () => {
      const { data } = await runOperation<{
        currentUser: { programAccess: { programId: string; isOpen: boolean; referralCount: number }[] };
      }>(ctx, '{ currentUser { programAccess { programId isOpen referralCount } } }');
      return data.currentUser.programAccess.find((each) => each.programId === programId);
    };
    expect((await access())?.isOpen ?? false).toBe(false);
    expect(await refer(reviewer.ctx, { caseId, programId })).toEqual([]);
    expect(await access()).toMatchObject({ isOpen: true, referralCount: 1 });
    expect(await listActions(reviewer.ctx)).toContain('referApplicant');
    const { data } = await runOperation<{ staffCase: object }>(
      reviewer.ctx,
      'query ($id: ID!) { staffCase(id: $id) { referredProgramIds workflowEvents { action } } }',
      { id: caseId },
    );
    expect(data.staffCase).toMatchObject({ referredProgramIds: [programId] });
    expect(JSON.stringify(data.staffCase)).toContain('referApplicant');
    const own = await runOperation(ctx, 'query ($id: ID!) { case(id: $id) { workflowEvents { action } } }', {
      id: caseId,
    });
    expect(JSON.stringify(own.data)).not.toContain('referApplicant');
  });

  it('is refused where it makes no sense, with a sentence', async () => {
    const { reviewer, caseId, offer, programId: own } = await buildWorld();
    const { ctx } = reviewer;
    const closed = await offer({ name: 'Old Fund', status: 'Closed' });
    const open = await offer({ name: 'New Fund' });
    await refer(ctx, { caseId, programId: open });
    expect((await refer(ctx, { caseId, programId: own }))[1]).toMatch(
      /^This case is for .+ already\. Choose another program\.$/,
    );
    expect((await refer(ctx, { caseId, programId: closed }))[1]).toBe(
      'Old Fund is closed. Choose a program that takes applications.',
    );
    expect((await refer(ctx, { caseId, programId: open }))[1]).toBe(
      'The applicant was referred to New Fund already.',
    );
    expect((await refer(ctx, { caseId, programId: randomUUID() }))[1]).toBe('There is no such program.');
  });

  it('needs the feature and the right [P624]', async () => {
    const without = await buildWorld([]);
    const programId = await without.offer({ name: 'New Fund' });
    expect((await refer(without.reviewer.ctx, { caseId: without.caseId, programId }))[1]).toBe(
      'This program does not refer applicants to other programs. An admin can switch that on.',
    );
    const fiscal = await without.enterStaff('fiscal');
    expect(await refer(fiscal.ctx, { caseId: without.caseId, programId })).toEqual(['Forbidden']);
  });

  it('is refused for a list of cases where the program is of another partner, or of nobody', async () => {
    const { reviewer, caseId } = await buildWorld();
    const other = await buildWorld();
    for (const programId of [await other.offer({ name: 'Their Fund' }), randomUUID()]) {
      const work = { kind: 'refer', programId } as const;
      const plan = planBulkChange(reviewer.ctx, { id: randomUUID(), work, of: { caseIds: [caseId] } });
      await expect(plan).rejects.toMatchObject({
        ...{ code: 'INVALID_INPUT', texts: ['There is no such program.'] },
      });
    }
  });

  it('reaches a list of cases as a bulk change', async () => {
    const { reviewer, system, caseId, offer } = await buildWorld();
    const { ctx } = reviewer;
    const programId = await offer({ name: 'New Fund' });
    const work = { kind: 'refer', programId } as const;
    const { id } = await planBulkChange(ctx, { id: randomUUID(), work, of: { caseIds: [caseId] } });
    await startBulkChange(ctx, id);
    await runWaitingJobs(database(), system, applyBulkChange);
    expect(await findBulkReport(ctx, id)).toMatchObject({ counts: { done: 1 } });
    const again = await planBulkChange(ctx, { id: randomUUID(), work, of: { caseIds: [caseId] } });
    expect((await listNamedCases(ctx, again))[0]?.refusal).toBe(
      'The applicant was referred to New Fund already.',
    );
  });
});
