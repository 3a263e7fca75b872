import { caseStatuses, isOpen } from '@handrail/engine/cases';
import { describe, expect, it } from 'vitest';
import { runOperation } from '../../../testing/api/run-operation.ts';
import type { TestContext } from '../../../testing/build-context.ts';
import { completeRent } from '../../../testing/builders/applicant-world.ts';
import { putCaseIn } from '../../../testing/put-case-in.ts';
import { listActions } from '../../../testing/read-audit.ts';
import { sampleCsv } from '../../../testing/sample-files.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildCaseWorld } from '../../../testing/worlds/case-world.ts';
import { toFile } from '../../../testing/worlds/document-world.ts';
import { createApplication, updateApplication } from '../../applications/index.ts';
import { uploadCaseDocuments } from './upload-case-documents.ts';

const database = useTestDatabase();
const bill = () => toFile('bill.csv', sampleCsv);

async function listOwn(ctx: TestContext, id: string) {
  const { data } = await runOperation(
    ctx,
    `query GetCaseDocuments($id: ID!) { case(id: $id) {
      documents { filename } additionalDocuments { filename submitted } workflowEvents { action user { id } } } }`,
    { id },
  );
  return data.case as { readonly workflowEvents: readonly object[] } | null;
}

async function listForStaff(ctx: TestContext, id: string) {
  const { data } = await runOperation(
    ctx,
    'query ($id: ID!) { staffCase(id: $id) { documents { filename } workflowEvents { action entityType user { id } } } }',
    { id },
  );
  return data.staffCase as { readonly workflowEvents: readonly object[] } | null;
}

describe('a document that an applicant adds to a case', () => {
  it('is with the case for both sides, apart from those of the form, and stays [P646] [P665]', async () => {
    const { ctx, owner, reviewer, caseId, clock } = await buildCaseWorld(database());
    clock.moveBy({ hours: 1 });

    const [added] = await uploadCaseDocuments(ctx, caseId, [bill()]);

    expect(added).toMatchObject({ filename: 'bill.csv', isSubmitted: true });
    const own = await listOwn(ctx, caseId);
    expect(own).toMatchObject({
      documents: [{ filename: 'lease.csv' }],
      additionalDocuments: [{ filename: 'bill.csv', submitted: true }],
    });
    expect(own?.workflowEvents[0]).toEqual({ action: 'addDocument', user: { id: owner.id } });
    const seen = await listForStaff(reviewer.ctx, caseId);
    expect(seen).toMatchObject({ documents: [{ filename: 'lease.csv' }, { filename: 'bill.csv' }] });
    expect(seen?.workflowEvents[0]).toEqual({
      action: 'addDocument',
      entityType: 'document',
      user: { id: owner.id },
    });
    const removal = await runOperation(
      ctx,
      'mutation ($input: RemoveDocumentInput!) { removeDocument(input: $input) { metadata { errors } } }',
      { input: { id: added?.id } },
    );
    expect(JSON.stringify(removal.data)).toContain('DOCUMENT_SUBMITTED');
    expect(await listActions(reviewer.ctx)).toContain('uploadCaseDocument');
  });

  it('is taken while the case is open, and refused before anything is stored once it is closed', async () => {
    const { ctx, caseId } = await buildCaseWorld(database());
    const taken: string[] = [];
    for (const status of caseStatuses) {
      await putCaseIn(database(), caseId, status);
      const outcome = await uploadCaseDocuments(ctx, caseId, [bill()]).then(
        () => 'taken',
        (error: unknown) => error,
      );
      if (outcome === 'taken') taken.push(status);
      else
        expect(outcome).toMatchObject({
          code: 'CASE_ACTION_REFUSED',
          texts: ['This application is no longer in review, so documents can no longer be added to it.'],
        });
    }
    expect(taken).toEqual(caseStatuses.filter(isOpen));
    const kept = await ctx.db.read((tx) => tx.selectFrom('documents').select('id').execute());
    expect(kept).toHaveLength(taken.length + 1);
  });

  it('waits until the application is submitted', async () => {
    const { ctx, signIn, programId } = await buildCaseWorld(database());
    const { ctx: bare } = await signIn();
    const other: TestContext = { ...bare, ports: ctx.ports };
    const { id, case: own } = await createApplication(other, { programId });
    await updateApplication(other, { id, answers: completeRent });

    await expect(uploadCaseDocuments(other, own.id, [bill()])).rejects.toMatchObject({
      code: 'CASE_ACTION_REFUSED',
      texts: ['Submit your application first. Until then, add your documents in the form.'],
    });
  });

  it('is held to the limits of every upload', async () => {
    const { ctx, caseId } = await buildCaseWorld(database());
    await expect(uploadCaseDocuments(ctx, caseId, [])).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(uploadCaseDocuments(ctx, caseId, [toFile('bill.exe', sampleCsv)])).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  it('is for those who applied: nobody else here or elsewhere finds the case, and staff are refused', async () => {
    const { ctx, caseId, signIn, reviewer, addSubmitter } = await buildCaseWorld(database());
    const elsewhere = await buildCaseWorld(database());
    await uploadCaseDocuments(ctx, caseId, [bill()]);

    const { ctx: stranger } = await signIn();
    for (const asker of [stranger, elsewhere.ctx]) {
      await expect(uploadCaseDocuments(asker, caseId, [bill()])).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await listOwn(asker, caseId)).toBeNull();
    }
    await expect(uploadCaseDocuments(reviewer.ctx, caseId, [bill()])).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const second = await addSubmitter('Noor Aziz');
    expect(await listOwn(second.ctx, caseId)).toMatchObject({ additionalDocuments: [] });
  });

  it('is hidden by the database itself from those who did not add it', async () => {
    const { ctx, caseId, signIn, reviewer } = await buildCaseWorld(database());
    await uploadCaseDocuments(ctx, caseId, [bill()]);
    const count = async ({ db }: TestContext) =>
      (await db.read((tx) => tx.selectFrom('case_documents').selectAll().execute())).length;
    const { ctx: stranger } = await signIn();

    expect([await count(ctx), await count(reviewer.ctx), await count(stranger)]).toEqual([1, 1, 0]);
  });
});
