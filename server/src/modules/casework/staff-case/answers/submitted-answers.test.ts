import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { actOnCase } from '../../../../testing/builders/act-on-case.ts';
import { buildApplicantWorld } from '../../../../testing/builders/applicant-world.ts';
import { insertSession } from '../../../../testing/builders/insert-session.ts';
import { insertStaff } from '../../../../testing/builders/insert-user.ts';
import { taxNumberAnswers, taxNumberForm } from '../../../../testing/builders/tax-number-form.ts';
import { buildContext, type TestContext } from '../../../../testing/build-context.ts';
import { runOperation } from '../../../../testing/api/run-operation.ts';
import { readAudit } from '../../../../testing/read-audit.ts';
import { useTestDatabase } from '../../../../testing/test-database.ts';
import { buildCaseWorld } from '../../../../testing/worlds/case-world.ts';
import { createApplication, updateApplication } from '../../../applications/index.ts';
import { submitApplication } from '../../index.ts';

const database = useTestDatabase();

const document = `query GetSubmittedAnswers($id: ID!, $version: Int) {
  submittedAnswers(applicationId: $id, version: $version) {
    version versions { number }
    sections { key name questions { key title answers {
      key label value isAnswered isSensitive documentIds previousValue source { from }
    } } }
  }
}`;

interface Line {
  readonly key: string;
  readonly value: string;
  readonly previousValue: string | null;
}
interface Read {
  readonly submittedAnswers: {
    readonly version: number;
    readonly sections: readonly { readonly questions: readonly { readonly answers: readonly Line[] }[] }[];
  } | null;
}

const read = (ctx: TestContext, id: string, version?: number) =>
  runOperation<Read>(ctx, document, { id, version });

async function readLines(ctx: TestContext, id: string, version?: number) {
  const { data } = await read(ctx, id, version);
  const lines = data.submittedAnswers?.sections.flatMap(({ questions }) =>
    questions.flatMap(({ answers }) => answers),
  );
  return new Map(lines?.map((line) => [line.key, line]));
}

const reveal = (ctx: TestContext, input: object) =>
  runOperation<{ revealAnswer: { metadata: { status: number; errors: string[] }; value: string | null } }>(
    ctx,
    `mutation Reveal($input: RevealAnswerInput!) {
      revealAnswer(input: $input) { metadata { status errors } value }
    }`,
    { input },
  );

async function buildTaxWorld() {
  const world = await buildApplicantWorld(database(), {}, {}, taxNumberForm);
  const { partnerId, clock } = world;
  const { ctx } = await world.signIn();
  const { id, case: own } = await createApplication(ctx, { programId: world.programId });
  const submit = async (answers: Parameters<typeof updateApplication>[1]['answers']) => {
    await updateApplication(ctx, { id, answers });
    clock.moveBy({ hours: 1 });
    await submitApplication(ctx, id);
  };
  await submit(taxNumberAnswers);
  const enter = async (role: 'caseWorker' | 'fiscal') => {
    const user = await insertStaff(database(), partnerId, { role });
    const { actor } = await insertSession(database(), partnerId, user, clock);
    return buildContext(database(), { partnerId, actor, clock });
  };
  const [worker, fiscal] = [await enter('caseWorker'), await enter('fiscal')];
  return { ...world, ctx, id, caseId: own.id, submit, worker, fiscal };
}

describe('what was submitted, for staff', () => {
  it('is read in the order of the form, with documents and where answers came from', async () => {
    const { reviewer, applicationId, documentId } = await buildCaseWorld(database());
    const { data, errors } = await read(reviewer.ctx, applicationId);

    expect(errors).toEqual([]);
    expect(data.submittedAnswers).toMatchObject({
      version: 1,
      versions: [{ number: 1 }],
      sections: [
        {
          key: 'household',
          name: 'Household',
          questions: [
            {
              title: 'Your home',
              answers: [
                { label: 'Full name', value: 'Ada Reyes', source: { from: 'profile' } },
                { label: 'Rent', value: '$1,200.00', source: null, previousValue: null },
                { label: 'Do you rent?', value: 'No' },
                { label: 'Lease', value: 'lease.csv', documentIds: [documentId] },
                { label: 'I agree', value: 'Yes' },
              ],
            },
          ],
        },
      ],
    });
  });

  it('shows of tax numbers the last four characters, in lists too, and no hidden question', async () => {
    const { worker, id } = await buildTaxWorld();
    const answer = await read(worker, id);
    const lines = await readLines(worker, id);

    expect(lines.get('ssn')).toMatchObject({ value: '••••1120', isSensitive: true });
    expect(lines.get('owners')).toMatchObject({ value: 'Name: Ben Ortiz, Tax ID: ••••9999' });
    expect(lines.get('story')).toMatchObject({ value: 'Not answered', isAnswered: false });
    expect(lines.has('secret')).toBe(false);
    expect(JSON.stringify(answer)).not.toMatch(/078|219/);
  });

  it('sets each version against the one before, and says that a masked number changed', async () => {
    const { worker, id, caseId, submit, partnerId, clock } = await buildTaxWorld();
    await actOnCase(database(), { partnerId, clock }, caseId, 'startReview');
    await actOnCase(database(), { partnerId, clock }, caseId, 'sendBack', { reason: 'Check the number.' });
    await submit({ ssn: '987-65-1120', story: 'Lost my job.' });

    const newest = await readLines(worker, id);
    expect(newest.get('ssn')).toMatchObject({ value: '••••1120', previousValue: '••••1120' });
    expect(newest.get('story')).toMatchObject({ value: 'Lost my job.', previousValue: 'Not answered' });
    expect(newest.get('fullName')?.previousValue).toBeNull();
    expect((await readLines(worker, id, 1)).get('story')).toMatchObject({ previousValue: null });
    expect((await read(worker, id, 3)).data.submittedAnswers).toBeNull();
  });

  it('is there neither for other partners nor for applicants', async () => {
    const { id, ctx } = await buildTaxWorld();
    const other = await buildCaseWorld(database());
    const foreign = await other.enterStaff('admin');
    const absent = { data: { submittedAnswers: null }, errors: [] };

    expect(await read(foreign.ctx, id)).toEqual(absent);
    expect(await read(other.reviewer.ctx, randomUUID())).toEqual(absent);
    expect((await read(ctx, id)).errors).toEqual(['Forbidden']);
  });
});

describe('revealing a tax number', () => {
  const reason = 'To file the 1099.';

  it('gives the whole of it with a reason, and puts on record who read what and why', async () => {
    const { fiscal, id } = await buildTaxWorld();
    const { data } = await reveal(fiscal, { applicationId: id, key: 'ssn', reason: `  ${reason} ` });
    const list = await reveal(fiscal, { applicationId: id, key: 'owners', reason });

    expect(data.revealAnswer).toMatchObject({ metadata: { status: 200 }, value: '078-05-1120' });
    expect(list.data.revealAnswer.value).toBe('Name: Ben Ortiz, Tax ID: 219-09-9999');
    const events = (await readAudit(fiscal)).filter(({ action }) => action === 'readSensitiveAnswer');
    expect(events).toMatchObject([
      { entityId: id, next: { key: 'ssn', version: 1, reason } },
      { entityId: id, next: { key: 'owners', version: 1, reason } },
    ]);
    expect(JSON.stringify(events)).not.toContain('078-05');
  });

  it('needs the right, a reason and an answer that is masked', async () => {
    const { worker, fiscal, ctx, id } = await buildTaxWorld();
    const other = await (await buildCaseWorld(database())).enterStaff('admin');
    const codeOf = async (asker: TestContext, input: object) =>
      (await reveal(asker, { applicationId: id, key: 'ssn', reason, ...input })).data.revealAnswer.metadata
        .errors[0];

    for (const asker of [worker, ctx])
      expect((await reveal(asker, { applicationId: id, key: 'ssn', reason })).errors).toEqual(['Forbidden']);
    expect(await codeOf(fiscal, { reason: '  ' })).toBe('INVALID_INPUT');
    expect(await codeOf(fiscal, { key: 'fullName' })).toBe('NOT_FOUND');
    expect(await codeOf(fiscal, { version: 2 })).toBe('NOT_FOUND');
    expect(await codeOf(other.ctx, {})).toBe('NOT_FOUND');
    expect((await readAudit(fiscal)).map(({ action }) => action)).not.toContain('readSensitiveAnswer');
  });
});
