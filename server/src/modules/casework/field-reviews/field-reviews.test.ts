import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { TestContext } from '../../../testing/build-context.ts';
import { runOperation } from '../../../testing/api/run-operation.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildCaseWorld } from '../../../testing/worlds/case-world.ts';
import { buildReviewWorld } from '../../../testing/worlds/review-world.ts';
import { updateApplication } from '../../applications/index.ts';
import { listWorkflowEvents } from '../../cases/index.ts';
import { submitApplication } from '../index.ts';

const database = useTestDatabase();

const save = (ctx: TestContext, id: string, answers: Parameters<typeof updateApplication>[1]['answers']) =>
  updateApplication(ctx, { id, answers });

describe('marking answers', () => {
  it('keeps who marked what and when, and lets colleagues see and change it', async () => {
    const { ask, readSheet, enterStaff, reviewer, clock, documentId } = await buildReviewWorld(database());
    const second = await enterStaff('admin', 'Sam W.');
    await ask('rent', { words: 'Which month is it?' });
    await ask('lease', { documentId, reason: 'unreadable' });
    clock.moveBy({ hours: 1 });
    await ask('fullName', { verdict: 'fine', reason: null }, second.ctx);
    await ask('rent', { reason: 'mismatch', words: 'The lease says $900.' }, second.ctx);

    expect(await readSheet()).toMatchObject({
      version: 1,
      canReview: true,
      dueOn: '2026-11-29',
      reviews: [
        { key: 'fullName', verdict: 'fine', reviewerName: 'Sam W.' },
        { key: 'lease', documentId, reason: 'unreadable', reviewerName: 'Priya N.' },
        { key: 'rent', reason: 'mismatch', words: 'The lease says $900.', reviewedAt: clock.now() },
      ],
    });
    await ask('rent', { verdict: null });
    expect((await readSheet())?.reviews.map(({ key }) => key)).toEqual(['fullName', 'lease']);
    const events = (await readAudit(reviewer.ctx)).filter(({ action }) => action === 'reviewField');
    expect(events).toHaveLength(5);
    expect(JSON.stringify(events)).not.toContain('$900');
  });

  it('is refused for what is not there, not the newest, not in review or not switched on', async () => {
    const { ask, act, enterStaff, reviewer, documentId } = await buildReviewWorld(database());
    const codeOf = (marked: Promise<unknown>) =>
      marked.then(
        () => 'done',
        (error: unknown) => (error as { code: string }).code,
      );
    const { ctx: fiscal } = await enterStaff('fiscal');
    expect(await codeOf(ask('landlord'))).toBe('NOT_FOUND');
    expect(await codeOf(ask('rent', { documentId }))).toBe('NOT_FOUND');
    expect(await codeOf(ask('rent', { version: 2 }))).toBe('CASE_CHANGED');
    expect(await codeOf(ask('rent', { applicationId: randomUUID() }))).toBe('NOT_FOUND');
    expect(await codeOf(ask('rent', {}, fiscal))).toBe('FORBIDDEN');
    await act('sendBack', 'InReview');
    expect(await codeOf(ask('rent'))).toBe('CASE_ACTION_REFUSED');

    const off = await buildCaseWorld(database());
    const { data } = await runOperation<{ reviewField: { metadata: { errors: string[] } } }>(
      off.reviewer.ctx,
      'mutation Mark($input: ReviewFieldInput!) { reviewField(input: $input) { metadata { errors } } }',
      { input: { applicationId: off.applicationId, version: 1, key: 'rent', verdict: 'fine' } },
    );
    expect(data.reviewField.metadata.errors).toEqual([
      'CASE_ACTION_REFUSED',
      'Your organization does not ask for single answers again. You can still send back the whole application.',
    ]);
    expect(await codeOf(ask('rent', { applicationId: off.applicationId }))).toBe('NOT_FOUND');
    expect(reviewer.ctx.partnerId).not.toBe(off.partnerId);
  });
});

describe('sending back', () => {
  it('asks exactly for what was marked, by a day, in one mail without the words', async () => {
    const { ask, act, readCase, reviewer, ctx, partnerId, caseId, documentId } = await buildReviewWorld(
      database(),
      { config: { resubmissionDays: 10 } },
    );
    await deliverMails(ctx);
    await ask('lease', { documentId, reason: 'outdated', words: 'It ended in 2024.' });
    await ask('rent', { reason: 'other', words: 'Is this per week?' });
    await ask('fullName', { verdict: 'fine', reason: null });
    await act('sendBack', 'InReview', 'Two things are not clear yet.');

    expect(await readCase()).toMatchObject({ status: 'Incomplete', assigneeId: reviewer.user.id });
    const [mail] = await deliverMails(ctx);
    expect(mail?.text).toContain('Two things are not clear yet.');
    expect(mail?.text).toContain(
      'This is what we ask you to change:\n\n• Rent\n\n• Lease (lease.csv): It’s out of date',
    );
    expect(mail?.text).toContain('Please submit your application again by November 25, 2026.');
    expect(mail?.text).not.toMatch(/ended in 2024|per week|Full name/);
    const [event] = await ctx.db.read((tx) => listWorkflowEvents(tx, partnerId, caseId));
    expect(event).toMatchObject({ action: 'sendBack', newValue: 'Incomplete' });
    const audit = (await readAudit(reviewer.ctx)).find(({ action }) => action === 'sendBack');
    expect(audit).toMatchObject({ next: { round: 1, asked: ['lease', 'rent'], dueOn: '2026-11-25' } });
  });

  it('tells the applicant on the case and in the form what is asked, why and by when', async () => {
    const { ask, act, ctx, caseId, applicationId } = await buildReviewWorld(database());
    await ask('rent', { reason: 'mismatch', words: 'The lease says $900.' });
    await act('sendBack', 'InReview', 'One more thing.');
    const read = await runOperation(
      ctx,
      `query Look($id: ID!, $applicationId: ID!) {
        case(id: $id) { resubmission { reason dueOn requests { key label question reason words } } }
        application(id: $applicationId) { resubmission { submitted requests { key } } } }`,
      { id: caseId, applicationId },
    );

    expect(read.errors).toEqual([]);
    expect(read.data).toMatchObject({
      case: {
        resubmission: {
          reason: 'One more thing.',
          dueOn: '2026-11-29',
          requests: [
            { label: 'Rent', question: 'Your home', reason: 'mismatch', words: 'The lease says $900.' },
          ],
        },
      },
      application: { resubmission: { submitted: { rent: 120_000 }, requests: [{ key: 'rent' }] } },
    });
  });
});

describe('a round', () => {
  it('refuses a change to anything that was not asked, and keeps what was saved before', async () => {
    const { ask, act, ctx, applicationId } = await buildReviewWorld(database());
    await ask('isTenant');
    await act('sendBack', 'InReview');

    await save(ctx, applicationId, { isTenant: 'yes' });
    await expect(save(ctx, applicationId, { rent: 90_000 })).rejects.toMatchObject({ code: 'ANSWER_LOCKED' });
    await expect(save(ctx, applicationId, { isTenant: 'no', rent: 90_000 })).rejects.toMatchObject({
      code: 'ANSWER_LOCKED',
    });
    const { data } = await runOperation<{ updateApplication: { metadata: { errors: string[] } } }>(
      ctx,
      'mutation Save($input: UpdateApplicationInput!) { updateApplication(input: $input) { metadata { errors } } }',
      { input: { id: applicationId, content: { answers: { rent: 90_000 } } } },
    );
    expect(data.updateApplication.metadata.errors).toEqual([
      'ANSWER_LOCKED',
      'We did not ask about "Rent", so it stays the way you submitted it.',
    ]);
    await save(ctx, applicationId, { landlord: 'Ms. Lee' });
    const { answers } = await submitApplication(ctx, applicationId);
    expect(answers).toMatchObject({ isTenant: 'yes', landlord: 'Ms. Lee', rent: 120_000 });
  });

  it('cannot be submitted with a locked answer that changed some other way', async () => {
    const { ask, act, ctx, applicationId, reviewer } = await buildReviewWorld(database());
    await ask('isTenant');
    await act('sendBack', 'InReview');
    const askFor = (key: string, by: TestContext) =>
      by.db.transaction((tx) => tx.updateTable('resubmission_requests').set({ key }).execute());
    await askFor('rent', reviewer.ctx);
    await save(ctx, applicationId, { rent: 90_000 });
    await askFor('isTenant', reviewer.ctx);
    // An applicant cannot ask themselves for more.
    await askFor('rent', ctx);

    await expect(submitApplication(ctx, applicationId)).rejects.toMatchObject({ code: 'ANSWER_LOCKED' });
  });

  it('goes back to the same person when it is submitted, can go round again, and is kept', async () => {
    const { ask, act, ctx, applicationId, readCase, readSheet, reviewer, clock } =
      await buildReviewWorld(database());
    await ask('rent', { words: 'Please check.' });
    await act('sendBack', 'InReview', 'The rent.');
    clock.moveBy({ hours: 1 });
    await save(ctx, applicationId, { rent: 90_000 });
    await submitApplication(ctx, applicationId);
    expect(await readCase()).toMatchObject({ status: 'ReadyForReview', assigneeId: reviewer.user.id });

    clock.moveBy({ hours: 1 });
    await act('startReview', 'ReadyForReview');
    await ask('fullName', { version: 2 });
    await act('sendBack', 'InReview', 'The name.');
    await expect(save(ctx, applicationId, { rent: 80_000 })).rejects.toMatchObject({ code: 'ANSWER_LOCKED' });
    await save(ctx, applicationId, { fullName: 'Ada B. Reyes' });
    await submitApplication(ctx, applicationId);

    expect(await readSheet()).toMatchObject({
      version: 3,
      reviews: [],
      rounds: [
        { number: 2, reason: 'The name.', version: 2, closedVersion: 3, requests: [{ key: 'fullName' }] },
        {
          ...{ number: 1, reason: 'The rent.', version: 1, closedVersion: 2 },
          openedBy: { name: 'Priya N.' },
          requests: [{ key: 'rent', label: 'Rent', words: 'Please check.' }],
        },
      ],
    });
  });

  it('without marks leaves the whole form open', async () => {
    const { act, ctx, caseId, applicationId } = await buildReviewWorld(database());
    await act('sendBack', 'InReview', 'Please check all of it.');
    const { data } = await runOperation(
      ctx,
      'query Look($id: ID!) { case(id: $id) { resubmission { reason requests { key } } } }',
      { id: caseId },
    );

    expect(data).toEqual({
      case: { resubmission: { reason: 'Please check all of it.', requests: [] } },
    });
    await save(ctx, applicationId, { rent: 90_000, fullName: 'Ada B. Reyes' });
    await submitApplication(ctx, applicationId);
  });
});

describe('GetApplicationFieldReviews', () => {
  const document = `query GetApplicationFieldReviews($applicationSubmissionId: ID!) {
    applicationFieldReviews(applicationSubmissionId: $applicationSubmissionId) {
      currentVersion latestSubmission documents { id filename } } }`;
  const look = (ctx: TestContext, id: string) => runOperation(ctx, document, { applicationSubmissionId: id });

  it('gives the answers of now and of the last submission, with documents and what is asked again [P644] [P453]', async () => {
    const { ask, act, ctx, applicationId, documentId } = await buildReviewWorld(database());
    await ask('rent');
    await act('sendBack', 'InReview');
    await save(ctx, applicationId, { rent: 90_000 });
    const { data, errors } = await look(ctx, applicationId);
    const mapped = (rent: number, asked: object) => [
      {
        ...{ key: 'household', name: 'Household' },
        questionGroups: [
          {
            questions: [
              {
                key: 'home',
                fields: expect.arrayContaining([
                  {
                    definition: expect.objectContaining({ key: 'rent' }) as object,
                    answer: { key: 'rent', value: rent, ...asked },
                  },
                ]) as object,
              },
            ],
          },
        ],
      },
    ];
    const asked = {
      fieldReviewsRequiringResubmission: [
        { id: expect.any(String) as string, reviewStatus: 'NeedsResubmission' },
      ],
    };

    expect(errors).toEqual([]);
    expect(data.applicationFieldReviews).toMatchObject({
      currentVersion: mapped(90_000, asked),
      latestSubmission: mapped(120_000, asked),
      documents: [{ id: documentId, filename: 'lease.csv' }],
    });
  });

  it('is not there for anyone else', async () => {
    const { ctx, applicationId, signIn, reviewer } = await buildReviewWorld(database());
    const other = await buildReviewWorld(database());
    const { ctx: stranger } = await signIn();
    const { ctx: advocate } = await signIn({ tenant: 'advocate' });
    const absent = { data: { applicationFieldReviews: null }, errors: [] };

    for (const asker of [stranger, advocate, other.ctx])
      expect(await look(asker, applicationId)).toEqual(absent);
    expect(await look(ctx, randomUUID())).toEqual(absent);
    for (const asker of [reviewer.ctx, other.reviewer.ctx])
      expect((await look(asker, applicationId)).errors).toEqual(['Forbidden']);
  });
});

describe('what reviewers marked', () => {
  it('is out of reach of applicants in the database, and so are rounds of others', async () => {
    const { ask, act, ctx, signIn } = await buildReviewWorld(database());
    await ask('rent');
    await act('sendBack', 'InReview');
    const { ctx: stranger } = await signIn();
    const count = (
      asker: TestContext,
      table: 'field_reviews' | 'resubmission_rounds' | 'resubmission_requests',
    ) => asker.db.read(async (tx) => (await tx.selectFrom(table).select('id').execute()).length);

    expect(await count(ctx, 'field_reviews')).toBe(0);
    expect(await count(ctx, 'resubmission_rounds')).toBe(1);
    expect(await count(ctx, 'resubmission_requests')).toBe(1);
    expect(await count(stranger, 'resubmission_rounds')).toBe(0);
    expect(await count(stranger, 'resubmission_requests')).toBe(0);
  });
});
