import type { RequestContext } from '../../platform/context.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import {
  type Application,
  checkSubmission,
  closeRound,
  getApplication,
  keepSubmission,
} from '../applications/index.ts';
import { noteMatchTokens } from './duplicates/note-match-tokens.ts';
import { performCaseAction } from './perform-case-action.ts';
import { promiseDecision } from './queue/promise-decision.ts';
import { writeSubmission } from './submission-pdf/write-submission.job.ts';

/** Submits an application and puts its case in the review queue; what was answered is kept as a version. */
export async function submitApplication(ctx: RequestContext, id: string): Promise<Application> {
  return ctx.db.transaction(async (tx) => {
    const submission = await checkSubmission(tx, ctx, id);
    // Browsers repeat the call after a dropped connection; a second submit changes nothing.
    if (!('form' in submission)) return submission.application;

    const { case: before } = submission.application;
    const { id: caseId, status } = before;
    const isResumed = status === 'Withdrawn';
    if (isResumed) await performCaseAction(tx, ctx, { caseId, action: 'resumeApplication', seen: status });
    const version = await keepSubmission(tx, ctx, submission);
    await closeRound(tx, ctx, id, version);
    await noteMatchTokens(tx, ctx, submission);
    await performCaseAction(tx, ctx, {
      caseId,
      action: 'submitApplication',
      seen: isResumed ? 'InProgress' : status,
      record: { applicationId: id, version },
    });
    await promiseDecision(tx, ctx, before);
    const key = `${id} ${String(version)}`;
    await enqueueJob(tx, ctx, writeSubmission, { applicationId: id, version }, { key });
    return getApplication(tx, ctx, id);
  });
}
