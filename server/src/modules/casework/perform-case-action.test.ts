import type { CaseStatus, ReviewStep } from '@handrail/engine/cases';
import type { StaffRole } from '@handrail/engine/rights';
import { describe, expect, it } from 'vitest';
import { buildContext, type TestContext } from '../../testing/build-context.ts';
import { buildApplicantWorld, completeRent } from '../../testing/builders/applicant-world.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertStaff } from '../../testing/builders/insert-user.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { listActions } from '../../testing/read-audit.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { createApplication, updateApplication } from '../applications/index.ts';
import { type CaseActionRequest, performCaseAction } from './perform-case-action.ts';
import { submitApplication } from './submit-application.ts';

const database = useTestDatabase();

/** A case that was submitted to a program with these steps. */
async function buildCase(reviewSteps: readonly ReviewStep[] = []) {
  const world = await buildApplicantWorld(database(), { config: { reviewSteps } });
  const { partnerId, clock } = world;
  const { ctx: owner, user } = await world.signIn();
  const { id, case: own } = await createApplication(owner, { programId: world.programId });
  await updateApplication(owner, { id, answers: completeRent });
  await submitApplication(owner, id);

  const enter = async (role: StaffRole, name = 'Sam Staff') => {
    const staff = await insertStaff(database(), partnerId, { role, name });
    const { actor } = await insertSession(database(), partnerId, staff, clock);
    return buildContext(database(), { partnerId, actor, clock });
  };
  const act = (
    ctx: TestContext,
    action: CaseActionRequest['action'],
    seen: CaseStatus,
    given: Partial<CaseActionRequest> = {},
  ) => ctx.db.transaction((tx) => performCaseAction(tx, ctx, { caseId: own.id, action, seen, ...given }));
  const system = buildSystemContext(database(), { partnerId, clock });
  return { ...world, owner, user, id, caseId: own.id, enter, act, system };
}

const userIdOf = ({ actor }: TestContext) => ('userId' in actor ? actor.userId : '');

async function listTemplates({ db }: TestContext): Promise<string[]> {
  const rows = await db.transaction((tx) =>
    tx.selectFrom('outbox_mails').select('template').orderBy('created_at').orderBy('template').execute(),
  );
  return rows.map(({ template }) => template);
}

async function listEvents({ db }: TestContext) {
  const rows = await db.transaction((tx) =>
    tx.selectFrom('workflow_events').select(['action', 'previous_value', 'new_value', 'details']).execute(),
  );
  return rows.map(({ action, previous_value, new_value, details }) => [
    action,
    previous_value,
    new_value,
    details,
  ]);
}

describe('performCaseAction', () => {
  it('leads a case to its approval, step by step [P372] [P373]', async () => {
    const { enter, act, clock, system } = await buildCase(['certification', 'fiscalReview']);
    const [worker, fiscal] = [await enter('caseWorker'), await enter('fiscal')];

    const opened = await act(worker, 'startReview', 'ReadyForReview');
    expect(opened).toMatchObject({ status: 'InReview', assigneeId: userIdOf(worker) });
    await act(worker, 'recommendForCertification', 'InReview', { requestedAmountCents: 90_000 });
    await act(fiscal, 'certifyForFiscalReview', 'PendingCertification');
    clock.moveBy({ hours: 1 });
    const approved = await act(fiscal, 'approveFunds', 'FiscalReview');

    expect(approved).toMatchObject({
      status: 'Approved',
      requestedAmountCents: 90_000,
      assigneeId: userIdOf(worker),
      decisionReachedAt: clock.now(),
    });
    expect(await listTemplates(system)).toEqual(['application-submitted', 'case-approved']);
    expect(await listActions(system)).toEqual(
      expect.arrayContaining([
        'startReview',
        'recommendForCertification',
        'certifyForFiscalReview',
        'approveFunds',
      ]),
    );
  });

  it('does without the steps that a program does not have', async () => {
    const { enter, act } = await buildCase([]);
    const worker = await enter('caseWorker');
    await act(worker, 'startReview', 'ReadyForReview');
    expect(await act(worker, 'approveCase', 'InReview')).toMatchObject({
      status: 'Approved',
      // The rent on the form.
      requestedAmountCents: 120_000,
    });
  });

  it('keeps the reason for the applicant and for the record', async () => {
    const { enter, act, system } = await buildCase();
    await act(await enter('caseWorker'), 'sendBack', 'ReadyForReview', { reason: ' The lease is missing. ' });

    expect(await listTemplates(system)).toEqual(['application-submitted', 'case-sent-back']);
    expect(await listEvents(system)).toContainEqual([
      'sendBack',
      'ReadyForReview',
      'Incomplete',
      { reason: 'The lease is missing.' },
    ]);
  });

  it('refuses a move on a page that is out of date, with what changed', async () => {
    const { enter, act, owner, system } = await buildCase();
    const [first, second] = [await enter('caseWorker', 'Priya N.'), await enter('caseWorker')];
    await act(first, 'startReview', 'ReadyForReview');
    const events = await listEvents(system);

    await expect(act(second, 'denyCase', 'ReadyForReview', { reason: 'No.' })).rejects.toMatchObject({
      code: 'CASE_CHANGED',
      texts: [
        'Priya N. moved this case from "Ready for Review" to "In Review" since you opened it. Look at it again before you go on.',
      ],
    });
    await expect(act(owner, 'withdrawApplication', 'ReadyForReview')).rejects.toMatchObject({
      code: 'CASE_CHANGED',
      texts: ['This case changed since you opened it. Look at it again before you go on.'],
    });
    expect(await listEvents(system)).toEqual(events);
  });

  it('lets one of two who act at once go first, and tells the other', async () => {
    const { enter, act } = await buildCase();
    const people = [await enter('caseWorker'), await enter('admin')];
    const outcomes = await Promise.allSettled(people.map((ctx) => act(ctx, 'startReview', 'ReadyForReview')));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'CASE_CHANGED' },
    });
  });

  it('is for those whom the table names [P629]', async () => {
    const { enter, act, owner, signIn, system } = await buildCase(['certification']);
    const [worker, fiscal] = [await enter('caseWorker'), await enter('fiscal')];
    const { ctx: stranger } = await signIn();
    const forbidden = { code: 'FORBIDDEN' };
    const why = { reason: 'No.' };

    await expect(act(fiscal, 'startReview', 'ReadyForReview')).rejects.toMatchObject(forbidden);
    await expect(act(fiscal, 'denyCase', 'ReadyForReview', why)).rejects.toMatchObject(forbidden);
    await expect(act(owner, 'denyCase', 'ReadyForReview', why)).rejects.toMatchObject(forbidden);
    await expect(act(system, 'denyCase', 'ReadyForReview', why)).rejects.toMatchObject(forbidden);
    await expect(act(worker, 'withdrawInactive', 'ReadyForReview')).rejects.toMatchObject(forbidden);
    await expect(act(stranger, 'withdrawApplication', 'ReadyForReview')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });

    await act(worker, 'startReview', 'ReadyForReview');
    await act(worker, 'recommendForCertification', 'InReview', { requestedAmountCents: 1 });
    await expect(act(worker, 'certifyAndApprove', 'PendingCertification')).rejects.toMatchObject(forbidden);
    expect(await act(fiscal, 'denyCase', 'PendingCertification', why)).toMatchObject({ status: 'Denied' });
  });

  it('takes from an applicant nothing but what the action needs', async () => {
    const { enter, act, owner } = await buildCase();
    const assigneeId = userIdOf(await enter('caseWorker'));
    const given = { assigneeId, requestedAmountCents: 5, reason: 'Because.' };
    expect(await act(owner, 'withdrawApplication', 'ReadyForReview', given)).toMatchObject({
      status: 'Withdrawn',
      assigneeId: null,
      requestedAmountCents: 120_000,
    });
  });

  it('assigns nobody who is not on the team', async () => {
    const { enter, act, user } = await buildCase();
    const worker = await enter('caseWorker');
    await act(worker, 'startReview', 'ReadyForReview');
    const given = { assigneeId: user.id, requestedAmountCents: 5 };
    await expect(act(worker, 'approveCase', 'InReview', given)).rejects.toMatchObject({
      code: 'CASE_ACTION_REFUSED',
      texts: ['This person is not on the team anymore. Choose someone who is.'],
    });
  });

  it('says what is missing, and changes nothing', async () => {
    const { enter, act, system } = await buildCase();
    const worker = await enter('caseWorker');
    await act(worker, 'startReview', 'ReadyForReview');
    const events = await listEvents(system);
    for (const reason of [undefined, ' ']) {
      await expect(act(worker, 'denyCase', 'InReview', { reason })).rejects.toMatchObject({
        code: 'CASE_ACTION_REFUSED',
        texts: ['Give a reason first: the applicant will read it.'],
      });
    }
    expect(await listEvents(system)).toEqual(events);
  });

  it('takes a case out of the archive to where it was', async () => {
    const { enter, act, clock } = await buildCase();
    const admin = await enter('admin');
    await act(admin, 'denyCase', 'ReadyForReview', { reason: 'No.' });
    clock.moveBy({ hours: 1 });
    await act(admin, 'archiveCase', 'Denied');
    await expect(act(await enter('caseWorker'), 'unarchiveCase', 'Archived')).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await act(admin, 'unarchiveCase', 'Archived')).toMatchObject({ status: 'Denied' });
  });

  describe('on a draft', () => {
    async function buildDraft() {
      const world = await buildApplicantWorld(database());
      const { ctx: owner } = await world.signIn();
      const { id, case: own } = await createApplication(owner, { programId: world.programId });
      const act = (ctx: TestContext, action: CaseActionRequest['action'], seen: CaseStatus) =>
        ctx.db.transaction((tx) => performCaseAction(tx, ctx, { caseId: own.id, action, seen }));
      return { ...world, owner, id, act };
    }

    it('withdraws it and resumes it at once, with everything that was filled in [P404]', async () => {
      const { owner, id, act, clock } = await buildDraft();
      await updateApplication(owner, { id, answers: completeRent });
      clock.moveBy({ minutes: 1 });
      expect(await act(owner, 'withdrawApplication', 'InProgress')).toMatchObject({ status: 'Withdrawn' });
      clock.moveBy({ minutes: 1 });

      expect(await act(owner, 'resumeApplication', 'Withdrawn')).toMatchObject({ status: 'InProgress' });
      expect(await listEvents(owner)).toContainEqual(['resumeApplication', 'Withdrawn', 'InProgress', null]);
      clock.moveBy({ minutes: 1 });
      expect(await submitApplication(owner, id)).toMatchObject({ case: { status: 'ReadyForReview' } });
    });

    it('is resumed by whoever filled it in, and by nobody else here or elsewhere', async () => {
      const { owner, act, signIn, partnerId, clock } = await buildDraft();
      await act(owner, 'withdrawApplication', 'InProgress');
      const admin = await insertStaff(database(), partnerId, { role: 'admin' });
      const { actor } = await insertSession(database(), partnerId, admin, clock);
      const elsewhere = await buildApplicantWorld(database());

      const [stranger, foreigner] = [await signIn(), await elsewhere.signIn()];
      for (const { ctx } of [stranger, foreigner]) {
        await expect(act(ctx, 'resumeApplication', 'Withdrawn')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
      const staff = buildContext(database(), { partnerId, actor, clock });
      await expect(act(staff, 'resumeApplication', 'Withdrawn')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    });
  });

  it('resumes nothing that was submitted', async () => {
    const { owner, act } = await buildCase();
    await act(owner, 'withdrawApplication', 'ReadyForReview');
    await expect(act(owner, 'resumeApplication', 'Withdrawn')).rejects.toMatchObject({
      code: 'CASE_ACTION_REFUSED',
      texts: [
        'An application that was submitted and then withdrawn cannot be resumed. Start a new application instead.',
      ],
    });
  });
});
