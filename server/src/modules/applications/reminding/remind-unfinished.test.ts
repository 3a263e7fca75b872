import { describe, expect, it } from 'vitest';
import { actOnCase } from '../../../testing/builders/act-on-case.ts';
import { buildApplicantWorld, completeRent } from '../../../testing/builders/applicant-world.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { fillTable } from '../../../testing/fill-table.ts';
import { asOwner } from '../../../testing/worlds/trust-world.ts';
import { selectUnfinished } from './unfinished-store.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { submitApplication } from '../../casework/index.ts';
import { saveReminderDays } from '../../notifications/index.ts';
import { updateUser } from '../../users/index.ts';
import { createApplication } from '../starting/create-application.ts';
import { remindUnfinished } from './remind-unfinished.job.ts';
import { updateApplication } from '../saving/update-application.ts';

const database = useTestDatabase();
const dayHours = 24;

async function buildWorld() {
  const world = await buildApplicantWorld(database());
  const { partnerId, clock } = world;
  const system = buildSystemContext(database(), { partnerId, clock });
  const { ctx, user } = await world.signIn();
  const application = await createApplication(ctx, { programId: world.programId });
  /** Passes the time, then lets the job run twice, as on two machines. */
  const wait = async (days: number) => {
    clock.moveBy({ hours: days * dayHours });
    await Promise.all([remindUnfinished.run(system), remindUnfinished.run(system)]);
    return (await deliverMails(system)).map(({ to, subject }) => [to, subject]);
  };
  return { ...world, system, ctx, user, application, wait };
}

describe('remindUnfinished', () => {
  it('writes once to whoever left an application for three days, with the way back', async () => {
    const { user, application, system, wait } = await buildWorld();

    expect(await wait(2.9)).toEqual([]);
    expect(await wait(0.2)).toEqual([
      [user.email, expect.stringMatching(/^Your application for .+ is waiting for you$/)],
    ]);
    const [mail] = system.ports.recorded.mails;
    expect(mail?.text).toMatch(
      /^Hello Ada Reyes, you started an application for .+ but have not finished it\./,
    );
    expect(mail?.text).toMatch(new RegExp(`/application/${application.id}/continue\\n`));
    expect(await wait(10)).toEqual([]);
  });

  it('writes again when someone went on and left again', async () => {
    const { ctx, application, clock, wait } = await buildWorld();
    expect(await wait(4)).toHaveLength(1);
    clock.moveBy({ minutes: 1 });
    await updateApplication(ctx, { id: application.id, answers: { fullName: 'Ada' } });

    expect(await wait(2)).toHaveLength(0);
    expect(await wait(2)).toHaveLength(1);
    expect(await wait(9)).toHaveLength(0);
  });

  it('never writes after an application was submitted', async () => {
    const { ctx, application, wait } = await buildWorld();
    await updateApplication(ctx, { id: application.id, answers: completeRent });
    await submitApplication(ctx, application.id);

    expect(await wait(4)).toEqual([
      [expect.any(String), expect.stringMatching(/^We received your application/)],
    ]);
    await sendBack(ctx.partnerId);
    expect(await wait(4)).toEqual([]);
  });

  it('never writes after an application was withdrawn', async () => {
    const { ctx, application, wait } = await buildWorld();
    await actOnCase(database(), ctx, application.case.id, 'withdrawForApplicant');

    expect(await wait(4)).toEqual([[expect.any(String), expect.stringMatching(/was withdrawn$/)]]);
  });

  it('does not write of a program that has closed, nor after a long time', async () => {
    const { system, wait } = await buildWorld();
    await setProgramStatus('Closed');
    expect(await wait(4)).toEqual([]);
    await setProgramStatus('Open');
    expect(await wait(30)).toEqual([]);

    function setProgramStatus(status: string) {
      return system.db.transaction((tx) => tx.updateTable('programs').set({ status }).execute());
    }
  });

  it('waits as long as the partner says, or for ever', async () => {
    const { system, wait } = await buildWorld();
    await saveReminderDays(system, 10);
    expect(await wait(9)).toEqual([]);
    await saveReminderDays(system, 0);
    expect(await wait(2)).toEqual([]);
    await saveReminderDays(system, 10);
    expect(await wait(0)).toHaveLength(1);
  });

  it('leaves alone who wants no mails about applications', async () => {
    const { system, user, wait } = await buildWorld();
    const communicationPreferences = { email: false, sms: true };
    await system.db.transaction((tx) =>
      updateUser(tx, system.partnerId, user.id, { communicationPreferences }),
    );

    expect(await wait(4)).toEqual([]);
  });
});

describe('the drafts that the reminder looks at', () => {
  it('are found by the day of their last change, and not by reading all of them', async () => {
    const { system } = await buildWorld();
    const { partnerId } = system;
    const filler = (count: number, when: string) =>
      fillTable(database(), 'applications', count, { partner_id: partnerId, updated_at: new Date(when) });
    await filler(4_000, '2020-01-01T00:00:00Z');
    await filler(40, '2026-02-27T00:00:00Z');
    await fillTable(database(), 'cases', 4_000, { partner_id: partnerId, status: 'InProgress' });
    await asOwner(database(), 'analyze applications, cases');
    const quiet = { since: new Date('2026-02-20T00:00:00Z'), until: new Date('2026-03-01T00:00:00Z') };
    const plan = JSON.stringify(
      await system.db.transaction((tx) => selectUnfinished(tx, partnerId, quiet).explain('json')),
    );
    expect(plan).toContain('applications_left');
    expect(plan).not.toMatch(/"Seq Scan"[^}]*"Relation Name":"applications"/);
  });
});

function sendBack(partnerId: string) {
  return database()
    .partner({ partnerId, role: 'system' })
    .transaction((tx) => tx.updateTable('cases').set({ status: 'Incomplete' }).execute());
}
