import { describe, expect, it } from 'vitest';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildCaseWorld } from '../../../testing/worlds/case-world.ts';
import { addCaseNote } from './add-case-note.ts';

const database = useTestDatabase();

describe('a mention in a note', () => {
  it('is mailed to the colleague, without a word of the note or the applicant', async () => {
    const { reviewer, enterStaff, caseId, owner } = await buildCaseWorld(database());
    const felix = await enterStaff('fiscal', 'Felix Ode');
    await deliverMails(reviewer.ctx);
    await addCaseNote(reviewer.ctx, { caseId, body: 'Please check the lease, @Felix Ode. @Priya N. knows.' });
    const mails = (await deliverMails(reviewer.ctx)).filter(({ subject }) => subject.includes('mentioned'));

    expect(mails.map(({ to }) => to)).toEqual([felix.user.email]);
    expect(mails[0]?.subject).toMatch(/^Priya N\. mentioned you on case /);
    expect(mails[0]?.text).toContain(`/cases/${caseId}`);
    expect(mails[0]?.text).not.toMatch(new RegExp(`lease|${owner.name ?? ''}`));
  });

  it('cannot fill a mailbox: nobody writes more notes in an hour than a person can', async () => {
    const { reviewer, caseId, clock } = await buildCaseWorld(database());
    const write = () => addCaseNote(reviewer.ctx, { caseId, body: 'Again' });
    for (let count = 0; count < 120; count += 1) await write();

    await expect(write()).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      texts: [
        expect.stringMatching(/^You have written a lot of notes in a short time\. Please wait /) as string,
      ],
    });
    clock.moveBy({ hours: 2 });
    await write();
  });

  it('of someone at another partner reaches nobody', async () => {
    const [home, other] = [await buildCaseWorld(database()), await buildCaseWorld(database())];
    await other.enterStaff('fiscal', 'Felix Ode');
    await deliverMails(home.reviewer.ctx);
    await addCaseNote(home.reviewer.ctx, { caseId: home.caseId, body: '@Felix Ode?' });
    const mails = (await deliverMails(home.reviewer.ctx)).filter(({ subject }) =>
      subject.includes('mentioned'),
    );
    expect(mails).toEqual([]);
  });
});
