import { describe, expect, it } from 'vitest';
import type { TestContext } from '../../../testing/build-context.ts';
import { runOperation } from '../../../testing/api/run-operation.ts';
import { buildApplicantWorld } from '../../../testing/builders/applicant-world.ts';
import { enterStaffOf } from '../../../testing/builders/enter-staff.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { taxNumberAnswers, taxNumberForm } from '../../../testing/builders/tax-number-form.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { createApplication, updateApplication } from '../../applications/index.ts';
import { saveBankAccount } from '../../bank-accounts/index.ts';
import { submitApplication } from '../index.ts';
import { noteEarlierMatches } from './note-earlier-matches.job.ts';

const database = useTestDatabase();
const fields = `possible { name kinds case { id displayId } } hasMore
  resolved { verdict note name resolvedBy { name } case { id } }`;

interface Found {
  readonly possible: readonly { name: string; kinds: string[]; case: { id: string } }[];
  readonly hasMore: boolean;
  readonly resolved: readonly { verdict: string; note: string | null; case: { id: string } }[];
}

async function look(ctx: TestContext, id: string): Promise<Found> {
  const { data } = await runOperation<{ staffCase: { duplicates: Found } }>(
    ctx,
    `query Duplicates($id: ID!) { staffCase(id: $id) { duplicates { ${fields} } } }`,
    { id },
  );
  return data.staffCase.duplicates;
}

const resolve = (ctx: TestContext, input: Record<string, unknown>) =>
  runOperation<{ resolveDuplicate: { metadata: { errors: string[] } } }>(
    ctx,
    `mutation Resolve($input: ResolveDuplicateInput!) {
      resolveDuplicate(input: $input) { metadata { errors } } }`,
    { input },
  );

async function buildWorld() {
  const world = await buildApplicantWorld(database(), {}, {}, taxNumberForm);
  const { partnerId, programId, clock } = world;
  const submit = async (name: string, answers = {}) => {
    const { ctx, user } = await world.signIn({ name });
    const { id, case: own } = await createApplication(ctx, { programId });
    await updateApplication(ctx, { id, answers: { ...taxNumberAnswers, fullName: name, ...answers } });
    clock.moveBy({ minutes: 1 });
    await submitApplication(ctx, id);
    return { ctx, user, id, caseId: own.id };
  };
  const worker = await enterStaffOf(database(), world, 'caseWorker');
  return {
    ...world,
    submit,
    worker: worker.ctx,
    system: buildSystemContext(database(), { partnerId, clock }),
  };
}

describe('possible duplicates', () => {
  it('are cases of other people with the same number, however it is written, with the reason', async () => {
    const { submit, worker } = await buildWorld();
    const first = await submit('Ada Reyes');
    const second = await submit('A. Reyes', { ssn: '078051120' });
    const third = await submit('Ben Ortiz', { ssn: '219-09-1234' });

    expect(await look(worker, first.caseId)).toMatchObject({
      possible: [{ name: 'A. Reyes', kinds: ['protectedNumber'], case: { id: second.caseId } }],
      hasMore: false,
      resolved: [],
    });
    expect((await look(worker, third.caseId)).possible).toEqual([]);
  });

  it('go away for everyone once a person has decided, and both cases tell it', async () => {
    const { submit, worker, ...world } = await buildWorld();
    const [one, other] = [await submit('Ada Reyes'), await submit('A. Reyes')];
    const input = { caseId: one.caseId, otherCaseId: other.caseId, verdict: 'notDuplicate' };
    const { data } = await resolve(worker, { ...input, note: ' Twins. ' });

    expect(data.resolveDuplicate.metadata.errors).toEqual([]);
    const { ctx: second } = await enterStaffOf(database(), world, 'admin');
    for (const { caseId } of [one, other])
      expect(await look(second, caseId)).toMatchObject({
        possible: [],
        resolved: [{ verdict: 'notDuplicate', note: 'Twins.', resolvedBy: { name: 'Priya N.' } }],
      });
    const again = await resolve(second, { ...input, verdict: 'samePerson' });
    expect(again.data.resolveDuplicate.metadata.errors[0]).toBe('CASE_ACTION_REFUSED');
    const { data: told } = await runOperation(
      one.ctx,
      'query Own($id: ID!) { case(id: $id) { workflowEvents { action } } }',
      { id: one.caseId },
    );
    expect(JSON.stringify(told)).not.toContain('resolveDuplicate');
    const rows = await second.db.transaction((tx) =>
      tx.selectFrom('duplicate_findings').selectAll().execute(),
    );
    expect(JSON.stringify(rows)).not.toContain('Twins');
  });

  it('come back where the two are alike in something new', async () => {
    const { submit, worker, system, clock } = await buildWorld();
    const [one, other] = [await submit('Ada Reyes'), await submit('A. Reyes')];
    await resolve(worker, { caseId: one.caseId, otherCaseId: other.caseId, verdict: 'notDuplicate' });
    clock.moveBy({ minutes: 1 });
    for (const { ctx, user } of [one, other])
      await saveBankAccount(ctx, user.id, {
        accountType: 'checking',
        routingNumber: '011000015',
        accountNumber: '123456789',
      });
    clock.moveBy({ minutes: 1 });
    await noteEarlierMatches.run(system);

    expect((await look(worker, one.caseId)).possible).toMatchObject([{ kinds: ['bankAccount'] }]);
  });

  it('of cases that were submitted earlier are found by the nightly job, which opens nothing twice', async () => {
    const { submit, worker, system } = await buildWorld();
    const one = await submit('Ada Reyes');
    await submit('A. Reyes');
    await system.db.transaction(async (tx) => {
      await tx.deleteFrom('match_tokens').execute();
      await tx.updateTable('application_facts').set({ matched_at: null }).execute();
    });
    expect((await look(worker, one.caseId)).possible).toEqual([]);
    await noteEarlierMatches.run(system);
    expect((await look(worker, one.caseId)).possible).toHaveLength(1);
    const listTokens = () =>
      system.db.read((tx) => tx.selectFrom('match_tokens').select(['token', 'noted_at']).execute());
    const before = await listTokens();
    await noteEarlierMatches.run(system);
    expect(await listTokens()).toEqual(before);
  });

  it('never cross partners: not even the same number has the same token', async () => {
    const [home, other] = [await buildWorld(), await buildWorld()];
    const one = await home.submit('Ada Reyes');
    const abroad = await other.submit('Ada Reyes');

    expect((await look(home.worker, one.caseId)).possible).toEqual([]);
    const { data } = await resolve(home.worker, {
      ...{ caseId: one.caseId, otherCaseId: abroad.caseId, verdict: 'samePerson' },
    });
    expect(data.resolveDuplicate.metadata.errors[0]).toBe('NOT_FOUND');
    const tokenOf = async ({ system }: typeof home) =>
      (await system.db.read((tx) => tx.selectFrom('match_tokens').select('token').execute())).map(
        ({ token }) => token.toString('hex'),
      );
    expect(await tokenOf(home)).not.toEqual([]);
    const theirs = await tokenOf(other);
    expect((await tokenOf(home)).some((token) => theirs.includes(token))).toBe(false);
  });

  it('are a short list, however many cases have the value', async () => {
    const { submit, worker } = await buildWorld();
    const one = await submit('Ada Reyes');
    for (let count = 0; count < 23; count += 1) await submit(`Person ${String(count)} Reyes`);
    const found = await look(worker, one.caseId);

    expect(found.possible).toHaveLength(20);
    expect(found.hasMore).toBe(true);
  });
});
