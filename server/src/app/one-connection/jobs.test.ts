import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createApplication } from '../../modules/applications/starting/create-application.ts';
import { submitApplication } from '../../modules/casework/index.ts';
import { planBulkChange } from '../../modules/casework/bulk/plan-bulk-change.ts';
import { startBulkChange } from '../../modules/casework/bulk/start-bulk-change.ts';
import { recallPaymentJob } from '../../modules/claims/index.ts';
import { removeDocument } from '../../modules/documents/remove-document.ts';
import { warnOfGuesses } from '../../modules/identity/index.ts';
import { sendPasswordReset } from '../../modules/identity/passwords/send-password-reset.ts';
import { sendMail } from '../../modules/notifications/index.ts';
import { applyCorrection, settleBatch } from '../../modules/payment-batches/index.ts';
import { writeCopyB } from '../../modules/taxes/index.ts';
import { findUserById } from '../../modules/users/index.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import type { TestContext } from '../../testing/build-context.ts';
import { insertProgram } from '../../testing/builders/insert-program.ts';
import { buildDocumentWorld, type DocumentWorld } from '../../testing/worlds/document-world.ts';
import { runWaitingJobs } from '../../testing/run-waiting-jobs.ts';
import { samplePicture } from '../../testing/sample-files.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { jobs, listSchedules } from '../start/job-list.ts';

const database = useTestDatabase({ poolSize: 1 });

/** What has to happen for a job to have something to do. A new job needs a line of its own. */
const causes: Record<string, (world: DocumentWorld) => Promise<unknown>> = {
  'mail-password-reset': async ({ owner, partner }) =>
    sendPasswordReset(owner, {
      email: await emailOf(owner),
      tenantId: partner.tenantIds.applicant,
      timezone: '',
    }),
  'warn-of-guesses': ({ owner }) =>
    owner.db.transaction((tx) => enqueueJob(tx, owner, warnOfGuesses, { userId: userIdOf(owner) })),
  'deliver-mail': ({ owner }) =>
    owner.db.transaction((tx) =>
      sendMail(tx, owner, {
        template: 'test',
        to: 'ada@example.org',
        subject: 'A test',
        text: 'a',
        html: '<p>a</p>',
      }),
    ),
  'process-document': (world) => uploadPicture(world),
  'apply-bulk-change': async ({ caseWorker, owner, partner }) => {
    const { id: programId } = await insertProgram(database(), partner.id);
    const { case: own } = await createApplication(owner, { programId });
    const work = { kind: 'assign', assigneeId: userIdOf(caseWorker) } as const;
    const { id } = await planBulkChange(caseWorker, { id: randomUUID(), work, of: { caseIds: [own.id] } });
    await startBulkChange(caseWorker, id);
  },
  'settle-batch': ({ owner }) =>
    owner.db.transaction((tx) => enqueueJob(tx, owner, settleBatch, { batchId: randomUUID() })),
  'apply-bank-correction': ({ owner }) =>
    owner.db.transaction((tx) =>
      enqueueJob(tx, owner, applyCorrection, { attemptId: randomUUID(), reason: 'C01' }),
    ),
  'recall-payment': ({ owner }) =>
    owner.db.transaction((tx) => enqueueJob(tx, owner, recallPaymentJob, { attemptId: randomUUID() })),
  'write-copy-b': ({ owner }) => {
    const copy = { exportId: randomUUID(), payeeId: userIdOf(owner), year: 2026, form: '1099-NEC' } as const;
    return owner.db.transaction((tx) => enqueueJob(tx, owner, writeCopyB, copy));
  },
  'discard-document': async (world) => removeDocument(world.owner, await uploadPicture(world)),
  'write-submission': async ({ owner, partner }) => {
    const { id: programId } = await insertProgram(database(), partner.id);
    const { id } = await createApplication(owner, { programId });
    await submitApplication(owner, id);
  },
};

describe('with a single connection', () => {
  it.each(jobs.map(({ name }) => name))('the job %s does its work', async (name) => {
    const world = await buildDocumentWorld(database());
    await causes[name]?.(world);
    const job = jobs.find((known) => known.name === name);
    expect(job && (await runWaitingJobs(database(), world.system, job))).toBeGreaterThan(0);
  });

  it.each(listSchedules('').map(({ name }) => name))('the schedule %s does its work', async (name) => {
    const world = await buildDocumentWorld(database());
    const { id: programId } = await insertProgram(database(), world.partner.id);
    await createApplication(world.owner, { programId });
    await uploadPicture(world);
    world.system.clock.moveBy({ hours: 4 * 24 });

    const schedules = listSchedules(join(tmpdir(), `handrail-checkpoints-${randomUUID()}`));
    await schedules.find((known) => known.name === name)?.run(world.system);
  });
});

async function uploadPicture({ upload }: DocumentWorld): Promise<string> {
  const [document] = await upload('pay-stub.png', await samplePicture('png'));
  return document?.id ?? '';
}

async function emailOf(ctx: TestContext): Promise<string> {
  const user = await ctx.db.read((tx) => findUserById(tx, ctx.partnerId, userIdOf(ctx)));
  return user?.email ?? '';
}

function userIdOf({ actor }: TestContext): string {
  return 'userId' in actor ? actor.userId : '';
}
