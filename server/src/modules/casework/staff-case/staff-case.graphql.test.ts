import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { TestContext } from '../../../testing/build-context.ts';
import { actOnCase } from '../../../testing/builders/act-on-case.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { runOperation } from '../../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildCaseWorld } from '../../../testing/worlds/case-world.ts';

const database = useTestDatabase();
const document = `query GetStaffCase($id: ID!) { staffCase(id: $id) {
  id displayId status programId requestedAmount
  assignee { id name email }
  assignableStaff { id name }
  party { name phone isClient }
  facts { applicantName businessName requestedAmount }
  applications { id submitter { id name email } progress { sectionCount } definitionKey submittedAt }
  documents { id filename uploader { name } }
  workflowEvents { action newValue details user { id name } }
  notifications { kind state }
  reusedDocuments { documentId }
  availableActions { action refusal }
} }`;

interface StaffCaseData {
  readonly staffCase: {
    readonly applications: readonly { readonly id: string }[];
    readonly workflowEvents: readonly object[];
    readonly availableActions: readonly { readonly action: string; readonly refusal: string | null }[];
  } | null;
}

const look = (ctx: TestContext, id: string) => runOperation<StaffCaseData>(ctx, document, { id });

describe('a case for staff', () => {
  it('holds everything that is known of it, whoever filled it out', async () => {
    const { reviewer, owner, caseId, applicationId, documentId, programId, addSubmitter } =
      await buildCaseWorld(database());
    const second = await addSubmitter('Noor Aziz');

    const { data, errors } = await look(reviewer.ctx, caseId);

    expect(errors).toEqual([]);
    expect(data.staffCase).toMatchObject({
      id: caseId,
      status: 'InReview',
      programId,
      requestedAmount: 120_000,
      assignee: { id: reviewer.user.id, name: 'Priya N.', email: reviewer.user.email },
      assignableStaff: [{ id: reviewer.user.id, name: 'Priya N.' }],
      party: { name: 'Ada Reyes', phone: owner.phone, isClient: false },
      facts: { applicantName: 'Ada Reyes', businessName: null, requestedAmount: 120_000 },
      applications: [
        { id: second.applicationId, submitter: { id: second.user.id, name: 'Noor Aziz' }, submittedAt: null },
        {
          id: applicationId,
          submitter: { id: owner.id, name: 'Ada Reyes', email: owner.email },
          submittedAt: '2026-11-15T16:00:00.000Z',
        },
      ],
      documents: [{ id: documentId, filename: 'lease.csv', uploader: { name: 'Ada Reyes' } }],
      notifications: [{ kind: 'application-submitted', state: 'waiting' }],
      reusedDocuments: [],
    });
  });

  it('tells who did what, and what they noted', async () => {
    const { reviewer, owner, caseId, partnerId, clock } = await buildCaseWorld(database());
    clock.moveBy({ hours: 1 });
    await actOnCase(database(), { partnerId, clock }, caseId, 'denyCase', { reason: 'Over the limit.' });

    const { data } = await look(reviewer.ctx, caseId);

    expect(data.staffCase?.workflowEvents).toMatchObject([
      { action: 'denyCase', newValue: 'Denied', details: { reason: 'Over the limit.' } },
      { action: 'startReview', user: { id: reviewer.user.id, name: 'Priya N.' } },
      { action: 'submitApplication', user: { id: owner.id } },
      { action: 'openCase' },
    ]);
  });

  it('says what each role can do to it', async () => {
    const { reviewer, enterStaff, caseId } = await buildCaseWorld(database());
    const fiscal = await enterStaff('fiscal');
    const refusalOf = async (ctx: TestContext) =>
      (await look(ctx, caseId)).data.staffCase?.availableActions.find(({ action }) => action === 'denyCase')
        ?.refusal;

    expect(await refusalOf(reviewer.ctx)).toBeNull();
    expect(await refusalOf(fiscal.ctx)).toContain('not part of your role');
  });

  it('does not exist for staff of another partner, or under no id at all', async () => {
    const [home, other] = [await buildCaseWorld(database()), await buildCaseWorld(database())];
    const { ctx: foreignAdmin } = await other.enterStaff('admin');
    const seen = await Promise.all([
      look(other.reviewer.ctx, home.caseId),
      look(foreignAdmin, home.caseId),
      look(home.reviewer.ctx, randomUUID()),
      look(home.reviewer.ctx, 'case-1'),
    ]);

    expect(seen).toEqual(seen.map(() => ({ data: { staffCase: null }, errors: [] })));
  });

  it('is closed to applicants and advocates, even for their own case', async () => {
    const { ctx, caseId, signIn } = await buildCaseWorld(database());
    const { ctx: stranger } = await signIn();
    const { ctx: advocate } = await signIn({ tenant: 'advocate' });
    const seen = await Promise.all([ctx, stranger, advocate].map((asker) => look(asker, caseId)));

    expect(seen.map(({ errors }) => errors)).toEqual(seen.map(() => ['Forbidden']));
  });

  it('is read with as many statements, however much belongs to it', async () => {
    const { reviewer, caseId, addSubmitter } = await buildCaseWorld(database());
    const count = () => countStatements(reviewer.ctx, (ctx) => look(ctx, caseId));
    const before = await count();
    await addSubmitter('Noor Aziz');
    await addSubmitter('Luis Ortega');

    expect((await look(reviewer.ctx, caseId)).data.staffCase?.applications).toHaveLength(3);
    expect(await count()).toBe(before);
    expect(before).toBeGreaterThan(8);
  });
});

describe('a case for those who filled it out', () => {
  const getCase = `query GetCase($id: ID!) { case(id: $id) {
    applications { id } documents { id } notifications { kind } workflowEvents { action details user { id } }
  } }`;

  it('holds for each person what is their own, and names nobody else', async () => {
    const { ctx, owner, caseId, applicationId, documentId, addSubmitter } = await buildCaseWorld(database());
    const second = await addSubmitter('Noor Aziz');
    const [own, others] = await Promise.all(
      [ctx, second.ctx].map((asker) => runOperation(asker, getCase, { id: caseId })),
    );
    const events = (submitterSeen: object | null) => [
      { action: 'startReview', details: null, user: null },
      { action: 'submitApplication', details: null, user: submitterSeen },
      { action: 'openCase', details: null, user: submitterSeen },
    ];

    expect(own?.data.case).toEqual({
      applications: [{ id: applicationId }],
      documents: [{ id: documentId }],
      notifications: [{ kind: 'application-submitted' }],
      workflowEvents: events({ id: owner.id }),
    });
    expect(others?.data.case).toMatchObject({
      documents: [],
      notifications: [],
      workflowEvents: events(null),
    });
  });

  it('shows a document as staff see it', async () => {
    const { ctx, reviewer, caseId } = await buildCaseWorld(database());
    const fields = `{ documents { id filename mimetype sizeBytes state uploader { id name } createdAt permanent
      submitted scanNote pinned summary { prediction { label } } } }`;
    const ask = (asker: TestContext, view: string) =>
      runOperation(asker, `query View($id: ID!) { view: ${view}(id: $id) ${fields} }`, { id: caseId });

    const own = await ask(ctx, 'case');
    expect(own.data.view).toMatchObject({ documents: [{ filename: 'lease.csv', submitted: true }] });
    expect(await ask(reviewer.ctx, 'staffCase')).toEqual(own);
  });

  it('comes back from an action as what everyone reads of it', async () => {
    const { ctx, reviewer, caseId } = await buildCaseWorld(database());
    const act = `mutation Act($input: PerformCaseActionInput!) {
      performCaseAction(input: $input) { metadata { status } case { __typename id status } } }`;
    const withdraw = { caseId, action: 'withdrawApplication', seen: 'InReview' };
    const { data } = await runOperation(ctx, act, { input: withdraw });
    expect(data).toEqual({
      performCaseAction: {
        metadata: { status: 200 },
        case: { __typename: 'CaseSummary', id: caseId, status: 'Withdrawn' },
      },
    });
    expect((await look(reviewer.ctx, caseId)).data.staffCase).toMatchObject({ status: 'Withdrawn' });
  });
});
