import { describe, expect, it } from 'vitest';
import { runOperation } from '../../../testing/api/run-operation.ts';
import type { TestContext } from '../../../testing/build-context.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { putCaseIn } from '../../../testing/put-case-in.ts';
import { sampleCsv } from '../../../testing/sample-files.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildCaseWorld } from '../../../testing/worlds/case-world.ts';
import { toFile } from '../../../testing/worlds/document-world.ts';
import { createApplication } from '../../applications/index.ts';
import { uploadCaseDocuments } from '../additional-documents/upload-case-documents.ts';
import { requestDocument } from './request-document.ts';
import { withdrawDocumentRequest } from './withdraw-document-request.ts';

const database = useTestDatabase();
const request = { name: 'Pay stub of October', words: 'All pages, please.', dueOn: '2099-06-30' };
const stub = () => toFile('stub.csv', sampleCsv);

async function look(ctx: TestContext, query: 'case' | 'staffCase', id: string) {
  const { data } = await runOperation(
    ctx,
    `query Look($id: ID!) { ${query}(id: $id) { status
      documentRequests { id name words dueOn answeredAt documentIds
        ${query === 'staffCase' ? 'withdrawnAt requestedBy { name }' : ''} }
      workflowEvents { action } } }`,
    { id },
  );
  return data[query] as {
    status: string;
    documentRequests: Record<string, unknown>[];
    workflowEvents: { action: string }[];
  } | null;
}

describe('a document that staff ask for', () => {
  it('is named to the applicant by mail and on the case, with the day, and moves nothing', async () => {
    const { ctx, owner, reviewer, caseId, clock } = await buildCaseWorld(database());
    await deliverMails(reviewer.ctx);
    clock.moveBy({ hours: 1 });
    const id = await requestDocument(reviewer.ctx, { caseId, ...request });

    const asked = { id, ...request, answeredAt: null, documentIds: [] };
    const own = await look(ctx, 'case', caseId);
    expect(own).toMatchObject({ status: 'InReview', documentRequests: [asked] });
    expect(own?.workflowEvents[0]).toEqual({ action: 'requestDocument' });
    expect(await look(reviewer.ctx, 'staffCase', caseId)).toMatchObject({
      documentRequests: [{ ...asked, withdrawnAt: null, requestedBy: { name: 'Priya N.' } }],
    });
    const [mail, ...others] = await deliverMails(reviewer.ctx);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: owner.email });
    expect(mail?.text).toContain('• Pay stub of October');
    expect(mail?.text).toContain('Please upload it by June 30, 2099.');
    // What staff wrote about it is read after signing in.
    expect(mail?.text).not.toContain('All pages');
  });

  it('is answered by what the applicant uploads for it, and by nothing else', async () => {
    const { ctx, reviewer, caseId, clock } = await buildCaseWorld(database());
    const id = await requestDocument(reviewer.ctx, { caseId, ...request });
    await uploadCaseDocuments(ctx, caseId, [stub()]);
    expect((await look(reviewer.ctx, 'staffCase', caseId))?.documentRequests).toMatchObject([
      { answeredAt: null },
    ]);

    const [sent] = await uploadCaseDocuments(ctx, caseId, [stub()], id);
    const answered = { answeredAt: clock.now().toISOString(), documentIds: [sent?.id] };
    for (const [reader, query] of [[ctx, 'case'] as const, [reviewer.ctx, 'staffCase'] as const])
      expect((await look(reader, query, caseId))?.documentRequests).toMatchObject([answered]);

    // What the scanner refuses later answers nothing.
    await reviewer.ctx.db.transaction((tx) =>
      tx
        .updateTable('documents')
        .set({ state: 'rejected', rejected_reason: 'virus' })
        .where('id', '=', sent?.id ?? '')
        .execute(),
    );
    expect((await look(ctx, 'case', caseId))?.documentRequests).toMatchObject([
      { answeredAt: null, documentIds: [] },
    ]);
  });

  it('can be withdrawn until it is answered; then it is gone for the applicant and takes no upload', async () => {
    const { ctx, reviewer, caseId } = await buildCaseWorld(database());
    const id = await requestDocument(reviewer.ctx, { caseId, ...request });
    const second = await requestDocument(reviewer.ctx, { caseId, ...request, name: 'Lease' });
    await withdrawDocumentRequest(reviewer.ctx, id);
    await withdrawDocumentRequest(reviewer.ctx, id);

    const own = await look(ctx, 'case', caseId);
    expect(own?.documentRequests).toMatchObject([{ name: 'Lease' }]);
    expect(own?.workflowEvents.filter(({ action }) => action === 'withdrawDocumentRequest')).toHaveLength(1);
    await expect(uploadCaseDocuments(ctx, caseId, [stub()], id)).rejects.toMatchObject({
      code: 'CASE_ACTION_REFUSED',
    });
    await uploadCaseDocuments(ctx, caseId, [stub()], second);
    await expect(withdrawDocumentRequest(reviewer.ctx, second)).rejects.toMatchObject({
      code: 'CASE_ACTION_REFUSED',
    });
  });

  it('is asked for while the case is open and submitted, for a day that has not passed', async () => {
    const { reviewer, ctx, programId, caseId, signIn } = await buildCaseWorld(database());
    await expect(
      requestDocument(reviewer.ctx, { caseId, ...request, dueOn: '2020-01-01' }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT', texts: ['Choose today or a later day.'] });
    await putCaseIn(database(), caseId, 'Denied');
    await expect(requestDocument(reviewer.ctx, { caseId, ...request })).rejects.toMatchObject({
      texts: ['This case is closed, so no more documents can be requested.'],
    });
    const { ctx: bare } = await signIn();
    const draft = await createApplication({ ...bare, ports: ctx.ports }, { programId });
    await expect(requestDocument(reviewer.ctx, { caseId: draft.case.id, ...request })).rejects.toMatchObject({
      code: 'CASE_ACTION_REFUSED',
    });
  });

  it('is for the person who is asked: nobody else sees or answers it', async () => {
    const { ctx, reviewer, caseId, enterStaff, addSubmitter } = await buildCaseWorld(database());
    const elsewhere = await buildCaseWorld(database());
    const id = await requestDocument(reviewer.ctx, { caseId, ...request });
    const foreign = await requestDocument(elsewhere.reviewer.ctx, { caseId: elsewhere.caseId, ...request });
    const second = await addSubmitter('Noor Aziz');
    expect((await look(second.ctx, 'case', caseId))?.documentRequests).toEqual([]);
    expect(await look(elsewhere.ctx, 'case', caseId)).toBeNull();
    await expect(uploadCaseDocuments(ctx, caseId, [stub()], foreign)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(withdrawDocumentRequest(elsewhere.reviewer.ctx, id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const fiscal = await enterStaff('fiscal');
    await expect(requestDocument(fiscal.ctx, { caseId, ...request })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const count = async ({ db }: TestContext) =>
      (await db.read((tx) => tx.selectFrom('document_requests').select('name').execute())).length;
    expect([await count(ctx), await count(reviewer.ctx), await count(second.ctx)]).toEqual([1, 1, 0]);
  });
});
