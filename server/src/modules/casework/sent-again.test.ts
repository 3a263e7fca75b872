import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runOperation } from '../../testing/api/run-operation.ts';
import type { TestContext } from '../../testing/build-context.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildCaseWorld } from '../../testing/worlds/case-world.ts';

const database = useTestDatabase();
const takesMessages = { features: ['applicant-comments'] };

const kinds = {
  addParticipantComment: {
    type: 'AddParticipantCommentInput',
    input: { content: 'Hello' },
    other: 'content',
  },
  addCaseNote: { type: 'AddCaseNoteInput', input: { body: 'Ask @Felix Ode.' }, other: 'body' },
  requestDocument: {
    type: 'RequestDocumentInput',
    input: { name: 'Lease', words: 'All pages', dueOn: '2099-06-30' },
    other: 'words',
  },
} as const;
type Kind = keyof typeof kinds;

async function send(ctx: TestContext, kind: Kind, input: Record<string, unknown>) {
  const { data } = await runOperation<Record<string, { metadata: { status: number; errors: string[] } }>>(
    ctx,
    `mutation Send($input: ${kinds[kind].type}!) { ${kind}(input: $input) { metadata { status errors } } }`,
    { input: { ...kinds[kind].input, ...input } },
  );
  return data[kind]?.metadata;
}

async function buildWorld() {
  const world = await buildCaseWorld(database(), takesMessages);
  await world.enterStaff('caseWorker', 'Felix Ode');
  await deliverMails(world.reviewer.ctx);
  return world;
}

/** How many there are of each kind. */
async function count({ db }: TestContext) {
  return db.read(async (tx) => ({
    addParticipantComment: (await tx.selectFrom('case_messages').select('id').execute()).length,
    addCaseNote: (await tx.selectFrom('case_notes').select('id').execute()).length,
    requestDocument: (await tx.selectFrom('document_requests').select('id').execute()).length,
  }));
}

describe.each(Object.keys(kinds) as Kind[])('%s, sent again because its answer was lost', (kind) => {
  it('is done and mailed once, and answered as the first time', async () => {
    const { reviewer, caseId } = await buildWorld();
    const key = randomUUID();

    const first = await send(reviewer.ctx, kind, { caseId, key });
    expect(await send(reviewer.ctx, kind, { caseId, key })).toEqual(first);
    expect(await Promise.all([1, 2].map(() => send(reviewer.ctx, kind, { caseId, key })))).toEqual([
      first,
      first,
    ]);

    expect(first).toEqual({ status: 200, errors: [] });
    expect((await count(reviewer.ctx))[kind]).toBe(1);
    expect(await deliverMails(reviewer.ctx)).toHaveLength(1);
  });

  it('is done again under another key, by another person, and from a page that gives no key', async () => {
    const { reviewer, caseId, enterStaff } = await buildWorld();
    const colleague = await enterStaff('caseWorker', 'Noor Aziz');
    const key = randomUUID();

    await send(reviewer.ctx, kind, { caseId, key });
    await send(reviewer.ctx, kind, { caseId, key: randomUUID() });
    await send(colleague.ctx, kind, { caseId, key });
    await send(reviewer.ctx, kind, { caseId });
    await send(reviewer.ctx, kind, { caseId });

    expect((await count(reviewer.ctx))[kind]).toBe(5);
  });

  it('is refused when something else comes under the same key', async () => {
    const { reviewer, caseId } = await buildWorld();
    const key = randomUUID();
    await send(reviewer.ctx, kind, { caseId, key });

    const refusal = await send(reviewer.ctx, kind, { caseId, key, [kinds[kind].other]: 'Changed' });
    expect(refusal).toMatchObject({ status: 422, errors: ['IDEMPOTENCY_MISMATCH', expect.any(String)] });
    expect((await count(reviewer.ctx))[kind]).toBe(1);
  });

  it('can be sent after it was refused', async () => {
    const { reviewer, caseId } = await buildWorld();
    const key = randomUUID();
    await send(reviewer.ctx, kind, { caseId: randomUUID(), key });

    expect(await send(reviewer.ctx, kind, { caseId, key })).toMatchObject({ status: 200 });
  });
});

describe('a message that an applicant sends again because its answer was lost', () => {
  it('arrives once', async () => {
    const { ctx, reviewer, caseId } = await buildWorld();
    const key = randomUUID();
    await send(ctx, 'addParticipantComment', { caseId, key });

    expect(await send(ctx, 'addParticipantComment', { caseId, key })).toEqual({ status: 200, errors: [] });
    expect(await count(reviewer.ctx)).toMatchObject({ addParticipantComment: 1 });
  });
});
