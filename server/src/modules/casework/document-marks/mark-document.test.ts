import { describe, expect, it } from 'vitest';
import { runOperation } from '../../../testing/api/run-operation.ts';
import type { TestContext } from '../../../testing/build-context.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildCaseWorld } from '../../../testing/worlds/case-world.ts';

const database = useTestDatabase();

const mark = async (ctx: TestContext, input: Record<string, unknown>) => {
  const { data } = await runOperation<{ markDocument: { metadata: { errors: string[] } } }>(
    ctx,
    'mutation Mark($input: MarkDocumentInput!) { markDocument(input: $input) { metadata { errors } } }',
    { input },
  );
  return data.markDocument.metadata.errors;
};

async function look(ctx: TestContext, id: string) {
  const { data } = await runOperation<{
    staffCase: { documentMarks: Record<string, unknown>[]; documentLabels: string[] };
  }>(
    ctx,
    `query Look($id: ID!) { staffCase(id: $id) { documentLabels
      documentMarks { documentId label isPinned checkedAt checkedBy { name } } } }`,
    { id },
  );
  return data.staffCase;
}

describe('what staff note about a document of a case', () => {
  it('is a label, a place at the top, and who checked it when; each can be taken back', async () => {
    const { caseId, documentId, reviewer, enterStaff, clock } = await buildCaseWorld(database());
    const colleague = await enterStaff('caseWorker', 'Felix Ode');
    expect(await look(reviewer.ctx, caseId)).toEqual({ documentMarks: [], documentLabels: [] });
    const place = { caseId, documentId };

    await mark(reviewer.ctx, { ...place, label: '  Lease  ' });
    await mark(reviewer.ctx, { ...place, isPinned: true });
    await mark(reviewer.ctx, { ...place, isChecked: true });
    const checkedAt = clock.now().toISOString();
    clock.moveBy({ hours: 1 });
    // A second check does not take the first one's name away.
    await mark(colleague.ctx, { ...place, isChecked: true });
    const checked = { checkedAt, checkedBy: { name: 'Priya N.' } };
    expect((await look(colleague.ctx, caseId)).documentMarks).toEqual([
      { documentId, label: 'Lease', isPinned: true, ...checked },
    ]);

    await mark(colleague.ctx, { ...place, label: '', isPinned: false, isChecked: false });
    expect((await look(reviewer.ctx, caseId)).documentMarks).toEqual([
      { documentId, label: null, isPinned: false, checkedAt: null, checkedBy: null },
    ]);
  });

  it('is offered with the labels of the program', async () => {
    const documentLabels = ['Lease', 'Pay stub'];
    const { caseId, reviewer } = await buildCaseWorld(database(), {
      config: { review: { documentLabels } },
    });
    expect((await look(reviewer.ctx, caseId)).documentLabels).toEqual(documentLabels);
  });

  it('is about documents of this case and no others', async () => {
    const { caseId, reviewer } = await buildCaseWorld(database());
    const elsewhere = await buildCaseWorld(database());
    for (const documentId of [caseId, elsewhere.documentId])
      expect((await mark(reviewer.ctx, { caseId, documentId, isPinned: true }))[0]).toBe('NOT_FOUND');
    expect(
      (
        await mark(reviewer.ctx, {
          caseId: elsewhere.caseId,
          documentId: elsewhere.documentId,
          isPinned: true,
        })
      )[0],
    ).toBe('NOT_FOUND');
    expect(
      (await mark(reviewer.ctx, { caseId, documentId: caseId, label: 'x'.repeat(61) })).slice(0, 2),
    ).toEqual(['INVALID_INPUT', 'A label can have up to 60 characters']);
  });

  it('is stored sealed, and hidden by the database itself from applicants', async () => {
    const { caseId, documentId, reviewer, ctx } = await buildCaseWorld(database());
    await mark(reviewer.ctx, { caseId, documentId, label: 'Lease of Dana' });
    const read = ({ db }: TestContext) =>
      db.read((tx) => tx.selectFrom('document_marks').select('label').execute());
    const [row] = await read(reviewer.ctx);
    expect(row?.label).toBeTruthy();
    expect(row?.label).not.toContain('Lease');
    expect(await read(ctx)).toEqual([]);
  });
});
