import { describe, expect, it } from 'vitest';
import { runOperation } from '../../../testing/api/run-operation.ts';
import type { TestContext } from '../../../testing/build-context.ts';
import { actOnCase } from '../../../testing/builders/act-on-case.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { listActions } from '../../../testing/read-audit.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildCaseWorld } from '../../../testing/worlds/case-world.ts';
import { addParticipantComment } from './add-participant-comment.ts';
import { markMessagesRead } from './mark-messages-read.ts';

const database = useTestDatabase();
const buildWorld = () => buildCaseWorld(database(), { features: ['applicant-comments'] });

const fields = 'messages { content isFromStaff authorName documents { filename } }';
const staffFields = 'messages { content isFromStaff authorName readAt }';

async function read(ctx: TestContext, caseId: string) {
  const { data } = await runOperation(ctx, `query ($id: ID!) { case(id: $id) { ${fields} } }`, {
    id: caseId,
  });
  return data.case as { readonly messages: readonly object[] } | null;
}

async function readAsStaff(ctx: TestContext, caseId: string) {
  const { data } = await runOperation(
    ctx,
    `query ($id: ID!) { staffCase(id: $id) { unreadMessageCount ${staffFields} } }`,
    { id: caseId },
  );
  return data.staffCase;
}

describe('messages about a case', () => {
  it('go both ways, trimmed, with who wrote them [P582] [P617] [P666]', async () => {
    const { ctx, reviewer, caseId, clock } = await buildWorld();
    await addParticipantComment(ctx, caseId, '  Is anything missing?\n ');
    clock.moveBy({ minutes: 5 });
    await addParticipantComment(reviewer.ctx, caseId, 'Please send the lease.');

    const messages = [
      { content: 'Please send the lease.', isFromStaff: true, authorName: 'Priya N.' },
      { content: 'Is anything missing?', isFromStaff: false, authorName: 'Ada Reyes' },
    ];
    expect(await read(ctx, caseId)).toEqual({
      messages: messages.map((each) => ({ ...each, documents: [] })),
    });
    expect(await readAsStaff(reviewer.ctx, caseId)).toEqual({
      unreadMessageCount: 1,
      messages: messages.map((each) => ({ ...each, readAt: null })),
    });
    expect(await listActions(reviewer.ctx)).toContain('addParticipantComment');
  });

  it('are told to the applicant by a mail that does not say what they say', async () => {
    const { ctx, owner, reviewer, caseId } = await buildWorld();
    await addParticipantComment(ctx, caseId, 'Hello');
    await addParticipantComment(reviewer.ctx, caseId, 'The lease of Pier Street is missing.');

    const mails = (await deliverMails(ctx)).filter(({ subject }) => subject.includes('message'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toMatch(/^You have a new message about your application for /);
    expect(mails[0]?.to).toBe(owner.email);
    expect(mails[0]?.text).not.toContain('Pier Street');
  });

  it('lie in the database as ciphertext', async () => {
    const { ctx, caseId } = await buildWorld();
    await addParticipantComment(ctx, caseId, 'My number is 12.');
    const [row] = await ctx.db.read((tx) => tx.selectFrom('case_messages').selectAll().execute());
    expect(JSON.stringify(row)).not.toContain('My number');
  });

  it('count as read when the other side has seen them, once', async () => {
    const { ctx, reviewer, caseId, clock } = await buildWorld();
    await addParticipantComment(ctx, caseId, 'Hello');
    clock.moveBy({ minutes: 5 });

    await markMessagesRead(ctx, caseId);
    expect(await readAsStaff(reviewer.ctx, caseId)).toMatchObject({ unreadMessageCount: 1 });
    await markMessagesRead(reviewer.ctx, caseId);
    const readAt = clock.now().toISOString();
    clock.moveBy({ minutes: 5 });
    await markMessagesRead(reviewer.ctx, caseId);
    expect(await readAsStaff(reviewer.ctx, caseId)).toMatchObject({
      unreadMessageCount: 0,
      messages: [{ readAt }],
    });
  });

  it.each([
    ['', 'Message is required'],
    ['  ', 'Message is required'],
    ['a'.repeat(601), /Message/],
  ])('are refused when empty or too long [P579] [P580]', async (content, text) => {
    const { ctx, caseId } = await buildWorld();
    const refusal = await addParticipantComment(ctx, caseId, content).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT' });
    expect((refusal as { texts: string[] }).texts[0]).toMatch(text);
  });

  it('are for those who applied and those who work on cases, here and nowhere else', async () => {
    const { ctx, caseId, signIn, enterStaff, reviewer, addSubmitter } = await buildWorld();
    const elsewhere = await buildWorld();
    await addParticipantComment(ctx, caseId, 'Hello');
    const { ctx: stranger } = await signIn();
    const { ctx: advocate } = await signIn({ tenant: 'advocate' });
    const fiscal = await enterStaff('fiscal');

    for (const asker of [stranger, advocate, elsewhere.ctx, elsewhere.reviewer.ctx]) {
      await expect(addParticipantComment(asker, caseId, 'Hi')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(markMessagesRead(asker, caseId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(addParticipantComment(fiscal.ctx, caseId, 'Hi')).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(markMessagesRead(fiscal.ctx, caseId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await read(stranger, caseId)).toBeNull();
    expect(await readAsStaff(elsewhere.reviewer.ctx, caseId)).toBeNull();
    expect(await readAsStaff(fiscal.ctx, caseId)).toMatchObject({ messages: [{ content: 'Hello' }] });

    // Someone else who applied in the same case reads only what is theirs.
    const second = await addSubmitter('Noor Aziz');
    expect(await read(second.ctx, caseId)).toEqual({ messages: [] });
    const count = async ({ db }: TestContext) =>
      (await db.read((tx) => tx.selectFrom('case_messages').select('id').execute())).length;
    expect([await count(ctx), await count(reviewer.ctx), await count(second.ctx)]).toEqual([1, 1, 0]);
  });

  it('need the feature of the program, and a case that is not archived [P205]', async () => {
    const without = await buildCaseWorld(database());
    await expect(addParticipantComment(without.ctx, without.caseId, 'Hi')).rejects.toMatchObject({
      code: 'CASE_ACTION_REFUSED',
      texts: ['This program does not take messages. Write to the address on the page instead.'],
    });
    const { ctx, caseId, partnerId, clock } = await buildWorld();
    for (const step of ['denyCase', 'archiveCase'] as const) {
      clock.moveBy({ minutes: 1 });
      await actOnCase(database(), { partnerId, clock }, caseId, step);
    }
    await expect(addParticipantComment(ctx, caseId, 'Hi')).rejects.toMatchObject({
      code: 'CASE_ACTION_REFUSED',
    });
  });

  it('are limited for each person', async () => {
    const { ctx, caseId, partnerId, clock } = await buildWorld();
    for (let sent = 0; sent < 120; sent += 1) await addParticipantComment(ctx, caseId, 'Hi');
    await expect(addParticipantComment(ctx, caseId, 'Hi')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    const system = buildSystemContext(database(), { partnerId, clock });
    const rows = await system.db.read((tx) => tx.selectFrom('case_messages').select('id').execute());
    expect(rows).toHaveLength(120);
  });
});
