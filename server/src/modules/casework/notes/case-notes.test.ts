import { describe, expect, it } from 'vitest';
import type { TestContext } from '../../../testing/build-context.ts';
import { runOperation } from '../../../testing/api/run-operation.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildCaseWorld } from '../../../testing/worlds/case-world.ts';

const database = useTestDatabase();

const add = (ctx: TestContext, caseId: string, body: string) =>
  runOperation<{ addCaseNote: { metadata: { status: number; errors: string[] } } }>(
    ctx,
    `mutation Add($input: AddCaseNoteInput!) { addCaseNote(input: $input) { metadata { status errors } } }`,
    { input: { caseId, body } },
  );

async function listBodies(ctx: TestContext, id: string) {
  const { data } = await runOperation<{
    staffCase: { notes: { body: string; author: { name: string } }[] } | null;
  }>(ctx, 'query Notes($id: ID!) { staffCase(id: $id) { notes { body createdAt author { name } } } }', {
    id,
  });
  return data.staffCase?.notes.map(({ body, author }) => [author.name, body]);
}

describe('notes of staff on a case', () => {
  it('are kept trimmed with their author, the newest first, for every role of the partner', async () => {
    const { reviewer, enterStaff, caseId, clock } = await buildCaseWorld(database());
    const fiscal = await enterStaff('fiscal', 'Frances F.');
    await add(reviewer.ctx, caseId, '  Same landlord as last year.\n');
    clock.moveBy({ minutes: 1 });
    const { data } = await add(fiscal.ctx, caseId, 'Rent only.');

    expect(data.addCaseNote.metadata.status).toBe(200);
    for (const { ctx } of [reviewer, fiscal])
      expect(await listBodies(ctx, caseId)).toEqual([
        ['Frances F.', 'Rent only.'],
        ['Priya N.', 'Same landlord as last year.'],
      ]);
    const audit = (await readAudit(reviewer.ctx)).filter(({ action }) => action === 'addCaseNote');
    expect(audit).toHaveLength(2);
    expect(JSON.stringify(audit)).not.toContain('landlord');
  });

  it('are neither empty nor longer than 2,000 characters', async () => {
    const { reviewer, caseId } = await buildCaseWorld(database());
    const errorsOf = async (body: string) =>
      (await add(reviewer.ctx, caseId, body)).data.addCaseNote.metadata.errors;

    expect(await errorsOf(' \n ')).toEqual(['INVALID_INPUT', 'Enter a note']);
    expect(await errorsOf('\u200B\u3164')).toEqual(['INVALID_INPUT', 'Enter a note']);
    expect(await errorsOf('a'.repeat(2001))).toEqual([
      'INVALID_INPUT',
      'A note can have up to 2,000 characters',
    ]);
    expect(await errorsOf(`${'a'.repeat(2000)} `)).toEqual([]);
  });

  it('are there neither for the applicant, whatever they ask the database, nor for another partner', async () => {
    const { reviewer, ctx, caseId } = await buildCaseWorld(database());
    const other = await buildCaseWorld(database());
    await add(reviewer.ctx, caseId, 'For staff.');

    expect((await add(ctx, caseId, 'Mine')).errors).toEqual(['Forbidden']);
    const { data } = await add(other.reviewer.ctx, caseId, 'Abroad');
    expect(data.addCaseNote.metadata.errors[0]).toBe('NOT_FOUND');
    const rowsOf = (asker: TestContext) =>
      asker.db.transaction((tx) => tx.selectFrom('case_notes').selectAll().execute());
    expect(await rowsOf(ctx)).toEqual([]);
    expect(await rowsOf(other.reviewer.ctx)).toEqual([]);
    const [row] = await rowsOf(reviewer.ctx);
    expect(row?.body).not.toContain('For staff');
  });
});
