import { describe, expect, it } from 'vitest';
import { runOperation } from '../../../testing/api/run-operation.ts';
import type { TestContext } from '../../../testing/build-context.ts';
import { meetAt } from '../../../testing/meet-at.ts';
import { sampleCsv } from '../../../testing/sample-files.ts';
import { tryToRemove } from '../../../testing/try-to-remove.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildCaseWorld } from '../../../testing/worlds/case-world.ts';
import { uploadSample } from '../../../testing/worlds/document-world.ts';
import { addParticipantComment } from './add-participant-comment.ts';
import { markMessagesRead } from './mark-messages-read.ts';

const database = useTestDatabase();
const buildWorld = () => buildCaseWorld(database(), { features: ['applicant-comments'] });

async function upload(ctx: TestContext, name = 'bill.csv'): Promise<string> {
  const [document] = await uploadSample(ctx, name, sampleCsv);
  return document?.id ?? '';
}

interface Read {
  readonly messages: readonly { readonly documents: readonly { readonly downloadUrl: string | null }[] }[];
}

async function read(ctx: TestContext, query: 'case' | 'staffCase', id: string): Promise<Read | null> {
  const { data } = await runOperation(
    ctx,
    `query ($id: ID!) { ${query}(id: $id) { documents { filename }
      messages { documents { filename downloadUrl } } } }`,
    { id },
  );
  return data[query] as Read | null;
}

describe('files that are sent with messages', () => {
  it('are there for both sides, from either, and stay', async () => {
    const { ctx, reviewer, caseId, clock } = await buildWorld();
    const bill = await upload(ctx);
    await addParticipantComment(ctx, caseId, 'Here is the bill.', [bill]);
    clock.moveBy({ minutes: 5 });
    const letter = await upload(reviewer.ctx, 'letter.csv');
    await addParticipantComment(reviewer.ctx, caseId, 'And our letter.', [letter]);

    const link = { downloadUrl: expect.stringMatching(/^\/files\//) as string };
    const messages = [
      { documents: [{ filename: 'letter.csv', ...link }] },
      { documents: [{ filename: 'bill.csv', ...link }] },
    ];
    expect(await read(ctx, 'case', caseId)).toMatchObject({ messages });
    expect(await read(reviewer.ctx, 'staffCase', caseId)).toMatchObject({
      documents: [{ filename: 'lease.csv' }, { filename: 'bill.csv' }],
      messages,
    });
    for (const id of [bill, letter]) expect(await tryToRemove(ctx, id)).toBe('DOCUMENT_SUBMITTED');
  });

  it('are the own ones of whoever writes, and each is sent once', async () => {
    const { ctx, reviewer, caseId, signIn, documentId } = await buildWorld();
    const { ctx: bare } = await signIn();
    const stranger: TestContext = { ...bare, ports: ctx.ports };
    const foreign = await upload(stranger);
    const own = await upload(ctx);
    for (const [writer, id] of [
      [ctx, foreign],
      [reviewer.ctx, own],
      [ctx, documentId],
    ] as const)
      await expect(addParticipantComment(writer, caseId, 'Look', [id])).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    await addParticipantComment(ctx, caseId, 'Look', [own]);
    await expect(addParticipantComment(ctx, caseId, 'Again', [own])).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('go with one message, also when it names them twice or two messages name them at once', async () => {
    const { ctx, reviewer, caseId } = await buildWorld();
    const twice = await upload(ctx);
    await addParticipantComment(ctx, caseId, 'Look', [twice, twice]);
    const letter = await upload(reviewer.ctx, 'letter.csv');
    const send = () => addParticipantComment(reviewer.ctx, caseId, 'Our letter', [letter]);

    const outcomes = await meetAt(database(), 'case_messages', [send, send]);

    expect(outcomes).toContain('done');
    expect(outcomes).toContainEqual(expect.objectContaining({ code: 'NOT_FOUND' }));
    const seen = await read(ctx, 'case', caseId);
    expect(seen?.messages.map(({ documents }) => documents.length)).toEqual([1, 1]);
  });

  it('are five at most', async () => {
    const { ctx, caseId } = await buildWorld();
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) ids.push(await upload(ctx));
    await expect(addParticipantComment(ctx, caseId, 'Many', ids)).rejects.toMatchObject({
      texts: ['You can send up to 5 files with a message.'],
    });
  });

  it('stay out of sight of another applicant of the same case, in the database too', async () => {
    const { ctx, caseId, addSubmitter } = await buildWorld();
    await addParticipantComment(ctx, caseId, 'Mine', [await upload(ctx)]);
    const second = await addSubmitter('Noor Aziz');

    expect(await read(second.ctx, 'case', caseId)).toMatchObject({ messages: [] });
    const rows = await second.ctx.db.read((tx) =>
      tx.selectFrom('case_message_documents').selectAll().execute(),
    );
    expect(rows).toEqual([]);
  });
});

describe('what an applicant has not read yet', () => {
  it('is counted on the home page and the case, until it was on the screen', async () => {
    const { ctx, reviewer, caseId, clock } = await buildWorld();
    await addParticipantComment(ctx, caseId, 'Hello');
    clock.moveBy({ minutes: 5 });
    await addParticipantComment(reviewer.ctx, caseId, 'Hello to you');
    const count = async () => {
      const { data } = await runOperation(
        ctx,
        `query ($id: ID!) { currentUser { newMessages { caseId count } }
          case(id: $id) { unreadMessageCount messages { isNew } } }`,
        { id: caseId },
      );
      return data;
    };

    expect(await count()).toMatchObject({
      currentUser: { newMessages: [{ caseId, count: 1 }] },
      case: { unreadMessageCount: 1, messages: [{ isNew: true }, { isNew: false }] },
    });
    await markMessagesRead(ctx, caseId);
    expect(await count()).toMatchObject({
      currentUser: { newMessages: [] },
      case: { unreadMessageCount: 0, messages: [{ isNew: false }, { isNew: false }] },
    });
  });

  it('is all that applicants learn of reading: when staff read is for staff', async () => {
    const { ctx, caseId } = await buildWorld();
    const { errors } = await runOperation(ctx, 'query ($id: ID!) { case(id: $id) { messages { readAt } } }', {
      id: caseId,
    }).catch((error: unknown) => ({ errors: [String(error)] }));
    expect(JSON.stringify(errors)).toContain('readAt');
  });
});
