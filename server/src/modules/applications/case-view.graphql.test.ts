import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { askForEmail } from '../../testing/ask-for-email.ts';
import { buildContext } from '../../testing/build-context.ts';
import { buildApplicantWorld, completeRent } from '../../testing/builders/applicant-world.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertStaff } from '../../testing/builders/insert-user.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { createRecordingPorts } from '../../testing/recording-ports.ts';
import { runOperation } from '../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { performCaseAction, submitApplication } from '../casework/index.ts';
import { deliverMail, forgetUndeliveredMails } from '../notifications/index.ts';
import { createApplication } from './starting/create-application.ts';
import { updateApplication } from './saving/update-application.ts';

const database = useTestDatabase();
const getCase = `query GetCase($id: ID!) { case(id: $id) {
  id displayId status programId
  party { name isClient }
  facts { applicantName businessName requestedAmount }
  applications { id party { name } }
  documents { id filename }
  workflowEvents { action entityType entityId previousValue newValue details createdAt updatedAt user { id name email } }
  notifications { kind channel state createdAt sentAt }
} }`;

interface CaseData {
  readonly case: {
    readonly applications: object[];
    readonly workflowEvents: { readonly newValue: string; readonly user: object | null }[];
    readonly notifications: object[];
  } | null;
}

async function buildWorld() {
  const world = await buildApplicantWorld(database());
  const { partnerId, clock } = world;
  const { ctx, user } = await world.signIn();
  const { id, case: own } = await createApplication(ctx, { programId: world.programId });
  await updateApplication(ctx, { id, answers: completeRent });
  clock.moveBy({ hours: 1 });
  await submitApplication(ctx, id);
  const reviewer = await insertStaff(database(), partnerId, { name: 'Priya N.' });
  const { actor } = await insertSession(database(), partnerId, reviewer, clock);
  const staff = buildContext(database(), { partnerId, actor, clock });
  clock.moveBy({ hours: 1 });
  await staff.db.transaction((tx) =>
    performCaseAction(tx, staff, { caseId: own.id, action: 'startReview', seen: 'ReadyForReview' }),
  );
  return { ...world, ctx, user, id, caseId: own.id, staff };
}

const look = (ctx: Parameters<typeof runOperation>[0], id: string) =>
  runOperation<CaseData>(ctx, getCase, { id });

describe('a case', () => {
  it('is shown to whoever applied, with what they filled in and what happened [P311] [P641] [P643]', async () => {
    const { ctx, user, id, caseId, programId } = await buildWorld();

    const { data } = await look(ctx, caseId);

    expect(data.case).toMatchObject({
      id: caseId,
      status: 'InReview',
      programId,
      party: { name: 'Ada Reyes', isClient: false },
      facts: { applicantName: 'Ada Reyes', businessName: null, requestedAmount: 120_000 },
      applications: [{ id, party: { name: 'Ada Reyes' } }],
      documents: [],
      workflowEvents: [
        { action: 'startReview', previousValue: 'ReadyForReview', newValue: 'InReview', user: null },
        {
          action: 'submitApplication',
          entityType: 'case',
          entityId: caseId,
          newValue: 'ReadyForReview',
          details: null,
          createdAt: '2026-11-15T16:00:00.000Z',
          updatedAt: '2026-11-15T16:00:00.000Z',
          user: { id: user.id, name: 'Ada Reyes', email: user.email },
        },
        { action: 'openCase', previousValue: null, newValue: 'InProgress' },
      ],
    });
  });

  it('does not exist for someone else, an advocate, another partner, or under no id at all', async () => {
    const [{ signIn, caseId, ctx }, other] = [await buildWorld(), await buildWorld()];
    const { ctx: stranger } = await signIn();
    const { ctx: advocate } = await signIn({ tenant: 'advocate' });
    const seen = await Promise.all([
      look(stranger, caseId),
      look(advocate, caseId),
      look(other.ctx, caseId),
      look(ctx, randomUUID()),
      look(ctx, 'case-1'),
    ]);

    expect(seen).toEqual(seen.map(() => ({ data: { case: null }, errors: [] })));
  });

  it('is not what staff ask for', async () => {
    const { staff, caseId } = await buildWorld();
    expect((await look(staff, caseId)).errors).toEqual(['Forbidden']);
  });
});

describe('starting an application over the API', () => {
  it('takes the program and answers 201 [P661]', async () => {
    const { signIn, programId } = await buildApplicantWorld(database());
    const { ctx } = await signIn();
    const { data } = await runOperation(
      ctx,
      `mutation CreateApplication($input: CreateApplicationInput!) {
        createApplication(input: $input) { metadata { status errors } application { programId } } }`,
      { input: { programId } },
    );

    expect(data).toEqual({
      createApplication: { metadata: { status: 201, errors: [] }, application: { programId } },
    });
  });
});

describe('loading an application over the API', () => {
  it('gives it with the address of its form and what the form must know [P652]', async () => {
    const { signIn, programId, partnerId } = await buildApplicantWorld(database());
    const { ctx } = await signIn();
    const { id } = await createApplication(ctx, { programId });
    const { data } = await runOperation(
      ctx,
      'query GetApplication($id: ID!) { application(id: $id) { application { id } definitionUrl settings } }',
      { id },
    );

    expect(data).toEqual({
      application: {
        application: { id },
        definitionUrl: expect.stringContaining(`/assets/definitions/${partnerId}/rent-form/1/`) as string,
        settings: expect.objectContaining({ audience: 'applicant' }) as object,
      },
    });
  });
});

describe('submitting an application over the API', () => {
  it('takes the id of the application [P663]', async () => {
    const { signIn, programId } = await buildApplicantWorld(database());
    const { ctx } = await signIn();
    const { id } = await createApplication(ctx, { programId });
    await updateApplication(ctx, { id, answers: completeRent });
    const { data } = await runOperation(
      ctx,
      `mutation SubmitApplication($input: SubmitApplicationInput!) {
        submitApplication(input: $input) { metadata { status errors } application { id case { status } } } }`,
      { input: { id } },
    );

    expect(data).toEqual({
      submitApplication: {
        metadata: { status: 200, errors: [] },
        application: { id, case: { status: 'ReadyForReview' } },
      },
    });
  });
});

describe('what was submitted last', () => {
  const getPrevious = 'query Previous($id: ID!) { application(id: $id) { previousAnswers } }';

  it('is told where the partner shows changes, and not elsewhere', async () => {
    const { ctx, id } = await buildWorld();
    const showing = { ...ctx, ports: createRecordingPorts({ 'application-diffs': { enabled: true } }) };
    const seen = await Promise.all([
      runOperation(ctx, getPrevious, { id }),
      runOperation(
        { ...showing, enter: (partnerId) => ({ ...ctx.enter(partnerId), ports: showing.ports }) },
        getPrevious,
        { id },
      ),
    ]);

    expect(seen.map(({ data }) => data)).toEqual([
      { application: { previousAnswers: null } },
      { application: { previousAnswers: completeRent } },
    ]);
  });
});

describe('the notifications of a case', () => {
  it('say what was told, when and how it went', async () => {
    const { ctx, caseId, clock, partnerId } = await buildWorld();
    const waiting = { kind: 'application-submitted', channel: 'email', state: 'waiting', sentAt: null };
    expect((await look(ctx, caseId)).data.case?.notifications).toEqual([
      { ...waiting, createdAt: '2026-11-15T16:00:00.000Z' },
    ]);

    const system = buildSystemContext(database(), { partnerId, clock });
    const [mail] = await ctx.db.transaction((tx) => tx.selectFrom('outbox_mails').select('id').execute());
    await deliverMail.run(system, { mailId: mail?.id ?? '' });
    expect((await look(ctx, caseId)).data.case?.notifications).toMatchObject([
      { state: 'sent', sentAt: '2026-11-15T17:00:00.000Z' },
    ]);
  });

  it('tell of a mail that could not be delivered yet and is tried again', async () => {
    const { ctx, caseId, clock, partnerId } = await buildWorld();
    const system = buildSystemContext(database(), { partnerId, clock });
    const mailer = { ...system.ports.mailer, send: () => Promise.reject(new Error('The mailbox is full')) };
    const [mail] = await ctx.db.transaction((tx) => tx.selectFrom('outbox_mails').select('id').execute());
    const failing = { ...system, ports: { ...system.ports, mailer } };
    await expect(deliverMail.run(failing, { mailId: mail?.id ?? '' })).rejects.toThrow('mailbox');

    expect((await look(ctx, caseId)).data.case?.notifications).toMatchObject([{ state: 'retrying' }]);
  });

  it('tell of a mail that never left', async () => {
    const { ctx, caseId, clock, partnerId } = await buildWorld();
    clock.moveBy({ hours: 8 * 24 });
    await forgetUndeliveredMails.run(buildSystemContext(database(), { partnerId, clock }));

    expect((await look(ctx, caseId)).data.case?.notifications).toMatchObject([{ state: 'failed' }]);
  });

  it('hold the changes of the email of whoever applied, and of nobody else', async () => {
    const { user, caseId, signIn, partnerId, clock } = await buildWorld();
    const { ctx: stranger } = await signIn();
    await askForEmail(stranger, 'other@demo.example');
    const { actor } = await insertSession(database(), partnerId, user, clock);
    const ctx = buildContext(database(), { partnerId, actor, clock });
    await askForEmail(ctx, 'new@demo.example');

    expect((await look(ctx, caseId)).data.case?.notifications).toMatchObject([
      { kind: 'email-change-asked' },
      { kind: 'application-submitted' },
    ]);
  });
});
