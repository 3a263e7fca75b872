import { describe, expect, it } from 'vitest';
import { buildContext } from '../../testing/build-context.ts';
import { buildApplicantWorld, completeRent } from '../../testing/builders/applicant-world.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertStaff } from '../../testing/builders/insert-user.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { readAudit } from '../../testing/read-audit.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { createApplication, updateApplication } from '../applications/index.ts';
import { submitApplication } from '../casework/index.ts';
import type { UserDraft } from '../users/index.ts';
import { listNoticeSettings, saveNoticeTemplate, saveReminderDays } from './index.ts';

const database = useTestDatabase();
const kind = 'application-submitted';
const own = {
  subject: '{{partnerName}}: we got {{applicationNumber}}',
  body: 'Dear {{applicantName}},\nthank you for asking for {{programName}}.\n\nWrite to {{partnerEmail}}.',
};

async function buildWorld() {
  const world = await buildApplicantWorld(database());
  const enter = async (role: 'admin' | 'caseWorker') => {
    const user = await insertStaff(database(), world.partnerId, { role });
    const { actor } = await insertSession(database(), world.partnerId, user, world.clock);
    return buildContext(database(), { partnerId: world.partnerId, actor, clock: world.clock });
  };
  const submit = async (person: Partial<UserDraft> = {}) => {
    const { ctx } = await world.signIn(person);
    const { id, displayId } = await createApplication(ctx, { programId: world.programId });
    await updateApplication(ctx, { id, answers: completeRent });
    await submitApplication(ctx, id);
    const [mail] = await deliverMails(ctx);
    return { displayId, mail };
  };
  return { ...world, enter, submit };
}

describe('saveNoticeTemplate', () => {
  it("puts the partner's words in the mails from then on", async () => {
    const { enter, submit } = await buildWorld();
    await saveNoticeTemplate(await enter('admin'), kind, own);

    const { displayId, mail } = await submit();

    expect(mail?.subject).toBe(`Bayview College Fund: we got ${displayId}`);
    expect(mail?.text).toMatch(
      /^Dear Ada Reyes, thank you for asking for .+\.\n\nWrite to \S+@\S+\.\n\nView your application:\nhttps/,
    );
  });

  it('goes back to the words of the product', async () => {
    const { enter, submit } = await buildWorld();
    const admin = await enter('admin');
    await saveNoticeTemplate(admin, kind, own);
    await saveNoticeTemplate(admin, kind, undefined);

    const { displayId, mail } = await submit();

    expect(mail?.subject).toMatch(/^We received your application for /);
    expect(mail?.text).toMatch(
      /^Hello Ada Reyes, thank you for applying\. We received your application for /,
    );
    expect(mail?.text).toContain(`Your application number is ${displayId}.`);
  });

  it('changes nothing at another partner, and is on record', async () => {
    const [{ enter }, other] = [await buildWorld(), await buildWorld()];
    const admin = await enter('admin');
    await saveNoticeTemplate(admin, kind, own);

    const { templates } = await listNoticeSettings(await other.enter('admin'));
    expect(templates.filter(({ isOwn }) => isOwn)).toEqual([]);
    expect((await readAudit(admin)).at(-1)).toMatchObject({
      action: 'saveNoticeTemplate',
      entityId: kind,
      next: own,
    });
  });

  it('sends a mail however odd the name of a person is', async () => {
    const { enter, submit } = await buildWorld();
    await saveNoticeTemplate(await enter('admin'), kind, { ...own, subject: 'Hi {{applicantName}}' });

    const { mail } = await submit({ name: `Ada\u0007\r\nBcc: x@example.org ${'y'.repeat(400)}` });

    expect(mail?.subject).toMatch(/^Hi Ada Bcc: x@example\.org y+$/);
    expect(mail?.subject).toHaveLength(200);
  });

  it('refuses words that would not do, and notices that do not exist', async () => {
    const { enter } = await buildWorld();
    const admin = await enter('admin');

    await expect(saveNoticeTemplate(admin, kind, { ...own, body: '{{nobody}}' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      texts: [
        'The text uses {{nobody}}, which this notice does not know',
        'The text must say {{programName}}',
      ],
    });
    await expect(saveNoticeTemplate(admin, 'magic-link', own)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is for admins alone', async () => {
    const { enter, signIn } = await buildWorld();
    const { ctx: applicant } = await signIn();
    for (const ctx of [await enter('caseWorker'), applicant]) {
      await expect(saveNoticeTemplate(ctx, kind, own)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(saveReminderDays(ctx, 5)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(listNoticeSettings(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});

describe('saveReminderDays', () => {
  it('keeps a number of days from 0 to 60; three unless it was set', async () => {
    const { enter } = await buildWorld();
    const admin = await enter('admin');
    expect((await listNoticeSettings(admin)).reminderDays).toBe(3);

    await saveReminderDays(admin, 60);
    expect((await listNoticeSettings(admin)).reminderDays).toBe(60);
    for (const days of [-1, 61, 1.5, Number.NaN]) {
      await expect(saveReminderDays(admin, days)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        texts: ['Enter a number of days from 0 to 60'],
      });
    }
  });
});
