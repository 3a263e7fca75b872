import { describe, expect, it } from 'vitest';
import { actOnCase } from '../../../testing/builders/act-on-case.ts';
import { buildApplicantWorld, completeRent } from '../../../testing/builders/applicant-world.ts';
import { insertSession } from '../../../testing/builders/insert-session.ts';
import { insertStaff } from '../../../testing/builders/insert-user.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { buildContext } from '../../../testing/build-context.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { fillTable } from '../../../testing/fill-table.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { asOwner } from '../../../testing/worlds/trust-world.ts';
import { createApplication, updateApplication } from '../../applications/index.ts';
import { findCase, listWorkflowEvents } from '../../cases/index.ts';
import { saveReminderDays } from '../../notifications/index.ts';
import { addParticipantComment } from '../messages/add-participant-comment.ts';
import { addCaseNote } from '../notes/add-case-note.ts';
import { submitApplication } from '../submit-application.ts';
import { findWithdrawalDay } from './find-withdrawal-day.ts';
import { inactivitySteps } from './inactivity.ts';
import { selectLeftCases } from './inactivity-store.ts';
import { withdrawInactive } from './withdraw-inactive.job.ts';

const database = useTestDatabase();
const warning = (day: string) => `We will withdraw your application for Rent relief on ${day}`;
const withdrawn = 'Your application for Rent relief was withdrawn';

async function buildWorld(config: { readonly inactivityDays?: number } = { inactivityDays: 30 }) {
  const features = ['applicant-comments'] as const;
  const world = await buildApplicantWorld(database(), {
    name: 'Rent relief',
    config,
    features: [...features],
  });
  const { partnerId, clock } = world;
  const system = buildSystemContext(database(), { partnerId, clock });
  await saveReminderDays(system, 0);
  const { ctx, user } = await world.signIn();
  const application = await createApplication(ctx, { programId: world.programId });
  const caseId = application.case.id;
  /** Passes the days, then lets the job run on two machines at once, and once more. */
  const wait = async (days: number) => {
    clock.moveBy({ hours: days * 24 });
    await Promise.all([withdrawInactive.run(system), withdrawInactive.run(system)]);
    await withdrawInactive.run(system);
    return (await deliverMails(system)).map(({ subject }) => subject);
  };
  const findStatus = () =>
    system.db.transaction(async (tx) => (await findCase(tx, partnerId, caseId))?.status);
  const signInStaff = async () => {
    const staff = await insertStaff(database(), partnerId, { role: 'caseWorker' });
    const { actor } = await insertSession(database(), partnerId, staff, clock);
    return buildContext(database(), { partnerId, actor, clock });
  };
  return { ...world, system, ctx, user, application, caseId, wait, findStatus, signInStaff };
}

describe('withdrawInactive', () => {
  it('warns a week and a day before it withdraws a draft that nobody touches, each once', async () => {
    const { wait, findStatus, system, caseId, ctx } = await buildWorld();

    expect(await wait(22)).toEqual([]);
    expect(await wait(1)).toEqual([warning('December 15, 2026')]);
    const [mail] = system.ports.recorded.mails;
    expect(mail?.text).toContain('If you do nothing, we will withdraw it on December 15, 2026.');
    expect(mail?.text).toContain(`/case/${caseId}/details`);
    expect(await wait(5)).toEqual([]);
    expect(await wait(1)).toEqual([warning('December 15, 2026')]);
    expect(await findWithdrawalDay(ctx, caseId)).toBe('2026-12-15');
    expect(await findStatus()).toBe('InProgress');
    expect(await wait(1)).toEqual([withdrawn]);
    expect(await findStatus()).toBe('Withdrawn');
    expect(await wait(60)).toEqual([]);
    expect(await findWithdrawalDay(ctx, caseId)).toBeUndefined();

    const events = await system.db.transaction((tx) => listWorkflowEvents(tx, system.partnerId, caseId));
    expect(events.filter(({ action }) => action === 'withdrawInactive')).toMatchObject([
      { previousValue: 'InProgress', newValue: 'Withdrawn', user: null },
    ]);
  });

  it('leaves every case alone where the program does not say a number of days', async () => {
    const { wait, findStatus, ctx, caseId } = await buildWorld({});
    expect(await wait(400)).toEqual([]);
    expect(await findStatus()).toBe('InProgress');
    expect(await findWithdrawalDay(ctx, caseId)).toBeUndefined();
  });

  it('never withdraws a case that staff have, however long they take', async () => {
    const { ctx, application, wait, findStatus } = await buildWorld();
    await updateApplication(ctx, { id: application.id, answers: completeRent });
    await submitApplication(ctx, application.id);

    expect(await wait(200)).toEqual([expect.stringMatching(/^We received/)]);
    expect(await findStatus()).toBe('ReadyForReview');
  });

  it('counts a case that was sent back from the day on which it was', async () => {
    const { ctx, application, caseId, wait, findStatus } = await buildWorld();
    await updateApplication(ctx, { id: application.id, answers: completeRent });
    await submitApplication(ctx, application.id);
    await wait(90);
    await actOnCase(database(), ctx, caseId, 'sendBack');

    expect(await wait(22)).toEqual([expect.stringMatching(/^We need something more/)]);
    expect(await wait(1)).toHaveLength(1);
    expect(await wait(6)).toHaveLength(1);
    expect(await wait(1)).toEqual([withdrawn]);
    expect(await findStatus()).toBe('Withdrawn');
  });

  it.each(['saves an answer', 'writes a message', 'gets a message', 'is noted about', 'resumes'] as const)(
    'begins to count again when a person %s',
    async (act) => {
      const { ctx, application, caseId, signInStaff, wait, findStatus } = await buildWorld();
      expect(await wait(23)).toEqual([warning('December 15, 2026')]);
      if (act === 'saves an answer') {
        await updateApplication(ctx, { id: application.id, answers: { fullName: 'Ada' } });
      }
      if (act === 'writes a message') await addParticipantComment(ctx, caseId, 'I am still here');
      if (act === 'gets a message') await addParticipantComment(await signInStaff(), caseId, 'Still there?');
      if (act === 'is noted about')
        await addCaseNote(await signInStaff(), { caseId, body: 'Called; wants more time' });
      if (act === 'resumes') {
        await actOnCase(database(), ctx, caseId, 'withdrawForApplicant');
        await wait(0);
        await updateApplication(ctx, { id: application.id, answers: completeRent });
        await submitApplication(ctx, application.id);
        await actOnCase(database(), ctx, caseId, 'sendBack');
      }
      await wait(0);

      expect(await wait(22)).toEqual([]);
      expect(await wait(1)).toEqual([warning('January 7, 2027')]);
      expect(await wait(6)).toHaveLength(1);
      expect(await wait(1)).toEqual([withdrawn]);
      expect(await findStatus()).toBe('Withdrawn');
    },
  );

  it('gives a late warning as much time as one that is not late', async () => {
    const { wait, findStatus } = await buildWorld();

    expect(await wait(100)).toEqual([warning('March 2, 2027')]);
    expect(await wait(6)).toEqual([warning('March 2, 2027')]);
    expect(await wait(1)).toEqual([withdrawn]);
    expect(await findStatus()).toBe('Withdrawn');
  });

  it('keeps the day of a warning when the next one is late', async () => {
    const { wait, findStatus } = await buildWorld();

    expect(await wait(23)).toEqual([warning('December 15, 2026')]);
    expect(await wait(20)).toEqual([warning('December 29, 2026')]);
    expect(await findStatus()).toBe('InProgress');
    expect(await wait(1)).toEqual([withdrawn]);
  });
});

describe('the cases that the job looks at', () => {
  it.each(inactivitySteps)('are found by what is due, not by reading all of them: %o', async (step) => {
    const { system, programId } = await buildWorld();
    const { partnerId } = system;
    const left = { programId, step, days: 30, today: '2026-12-15' };
    await fillTable(database(), 'cases', 4_000, {
      ...{ partner_id: partnerId, program_id: programId, status: 'InProgress' },
      active_on: '2026-12-14',
    });
    await asOwner(database(), 'analyze cases');
    const plan = JSON.stringify(
      await system.db.transaction((tx) => selectLeftCases(tx, partnerId, left).explain('json')),
    );
    expect(plan).toContain('cases_left');
    expect(plan).toMatch(/"Index Cond":"[^"]*active_on/);
  });
});
