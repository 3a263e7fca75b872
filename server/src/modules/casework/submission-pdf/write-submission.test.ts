import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { runOperation } from '../../../testing/api/run-operation.ts';
import { buildContext, type TestContext } from '../../../testing/build-context.ts';
import { actOnCase } from '../../../testing/builders/act-on-case.ts';
import { buildApplicantWorld } from '../../../testing/builders/applicant-world.ts';
import { insertSession } from '../../../testing/builders/insert-session.ts';
import { insertStaff } from '../../../testing/builders/insert-user.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { taxNumberAnswers, taxNumberForm } from '../../../testing/builders/tax-number-form.ts';
import { createRecordingPorts } from '../../../testing/recording-ports.ts';
import { readStoredPdf } from '../../../testing/read-pdf.ts';
import { runWaitingJobs } from '../../../testing/run-waiting-jobs.ts';
import { createMemoryStorage } from '../../../testing/servers/memory-storage.ts';
import { tryToRemove } from '../../../testing/try-to-remove.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { createApplication, updateApplication } from '../../applications/index.ts';
import { openFile, processDocument } from '../../documents/index.ts';
import { submitApplication } from '../submit-application.ts';
import { writeSubmission } from './write-submission.job.ts';

const database = useTestDatabase();

async function submit() {
  const world = await buildApplicantWorld(database(), { name: 'Rent relief' }, {}, taxNumberForm);
  const { partnerId, clock, programId } = world;
  const ports = { ...createRecordingPorts(), storage: createMemoryStorage() };
  const { ctx: bare } = await world.signIn({ name: 'Zoë Núñez' });
  const ctx: TestContext = { ...bare, ports };
  const system = buildSystemContext(database(), { partnerId, clock, ports });
  const { id, displayId, case: own } = await createApplication(ctx, { programId });
  await updateApplication(ctx, { id, answers: taxNumberAnswers });
  await submitApplication(ctx, id);
  const staff = await insertStaff(database(), partnerId, { role: 'caseWorker' });
  const { actor } = await insertSession(database(), partnerId, staff, clock);
  const reviewer = buildContext(database(), { partnerId, actor, clock, ports });
  return { ctx, system, reviewer, id, displayId, caseId: own.id, clock };
}

const listOf = (query: 'case' | 'staffCase') => `query ($id: ID!) { ${query}(id: $id) {
  documents { id filename mimetype permanent submitted state scanNote previewUrl pageCount downloadUrl uploader { id name } } } }`;

interface Listed {
  readonly id: string;
  readonly filename: string;
  readonly previewUrl: string;
}

async function list(ctx: TestContext, query: 'case' | 'staffCase', id: string): Promise<Listed[]> {
  const { data } = await runOperation(ctx, listOf(query), { id });
  return (data[query] as { readonly documents: Listed[] }).documents;
}

describe('the PDF of what was submitted', () => {
  it('is with the case for both sides, made by the product, and stays [P326]', async () => {
    const { ctx, reviewer, system, displayId, caseId } = await submit();
    expect(await list(ctx, 'case', caseId)).toEqual([]);

    expect(await runWaitingJobs(database(), system, writeSubmission)).toBe(1);

    for (const documents of [await list(ctx, 'case', caseId), await list(reviewer, 'staffCase', caseId)]) {
      expect(documents).toMatchObject([
        {
          filename: `Application ${displayId}.pdf`,
          mimetype: 'application/pdf',
          ...{ permanent: true, submitted: true, state: 'clean', scanNote: null },
          downloadUrl: expect.stringMatching(/^\/files\//) as string,
          pageCount: 1,
          uploader: { id: null, name: 'System Generated' },
        },
      ]);
    }
    const [made] = await list(ctx, 'case', caseId);
    expect(await tryToRemove(ctx, made?.id ?? '')).toBe('DOCUMENT_SUBMITTED');
  });

  it('is drawn when someone looks at it, and not before', async () => {
    const { reviewer, system, caseId } = await submit();
    await runWaitingJobs(database(), system, writeSubmission);
    expect(await runWaitingJobs(database(), system, processDocument)).toBe(0);
    const [made] = await list(reviewer, 'staffCase', caseId);
    const opened = await openFile(reviewer, made?.previewUrl.split('/').at(-1) ?? '', {
      signal: new AbortController().signal,
    });
    expect(opened.mimetype).toBe('image/webp');
    expect((await buffer(opened.content)).subarray(8, 12).toString()).toBe('WEBP');
  });

  it('says what was asked and answered, of sensitive answers only the end, with title, language and tags', async () => {
    const { ctx, system, caseId, displayId } = await submit();
    await runWaitingJobs(database(), system, writeSubmission);
    const [made] = await list(ctx, 'case', caseId);
    const { text, bytes } = await readStoredPdf(ctx, made?.id ?? '');

    for (const part of [
      'Application for Rent relief',
      `Application number ${displayId}`,
      'Submitted November 15, 2026 at 10:00 AM EST',
      'About you',
      `Full name ${taxNumberAnswers.fullName}`,
      'page 1 of 1',
    ])
      expect(text).toContain(part);
    expect(text).toContain(`Social Security number •`);
    expect(text).toContain(taxNumberAnswers.ssn.slice(-4));
    expect(text).not.toContain(taxNumberAnswers.ssn);
    expect(bytes).toMatch(/\/Lang \(en-US\)/);
    expect(bytes).toMatch(/\/MarkInfo/);
    expect(bytes).toMatch(/\/DisplayDocTitle true/);
    expect(bytes).toContain('pdfuaid:part');
    for (const tag of ['Document', 'H1', 'H2', 'H3', 'L', 'LI', 'Lbl', 'LBody'])
      expect(bytes).toMatch(new RegExp(`/S /${tag}\\n`));
  });

  it('is made once for each version, also when two machines make it at the same time or again', async () => {
    const { ctx, system, caseId, id, displayId } = await submit();
    const first = { applicationId: id, version: 1 };

    await Promise.all([writeSubmission.run(system, first), writeSubmission.run(system, first)]);
    await writeSubmission.run(system, first);
    expect(await list(ctx, 'case', caseId)).toHaveLength(1);

    await actOnCase(database(), ctx, caseId, 'sendBack');
    await submitApplication(ctx, id);
    await runWaitingJobs(database(), system, writeSubmission);
    expect((await list(ctx, 'case', caseId)).map(({ filename }) => filename)).toEqual([
      `Application ${displayId}, version 2.pdf`,
      `Application ${displayId}.pdf`,
    ]);
  });
});
