import { defineWords } from '@handrail/engine';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { listInCase, sendCaseNotice } from '../../applications/index.ts';
import { insertWorkflowEvent, lockCase, updateWaitlisted } from '../../cases/index.ts';
import { findProgram } from '../../programs/index.ts';
import { resumeClock } from '../queue/promise-decision.ts';

export interface WaitingListRequest {
  readonly caseId: string;
  readonly isWaiting: boolean;
  /** Why it waits; the applicant will read it. Coming off the list needs no reason. */
  readonly reason: string;
}

/** Puts a case in review on the waiting list of its program, or takes it off; the status stays. */
export async function setWaitingList(
  ctx: RequestContext,
  { caseId, isWaiting, reason }: WaitingListRequest,
): Promise<void> {
  const { userId } = getStaffWith(ctx.actor, 'workCases');
  await ctx.db.transaction(async (tx) => {
    const standing = await lockCase(tx, ctx.partnerId, caseId);
    if (!standing) throw new AppError('NOT_FOUND');
    if ((standing.waitlistedAt !== null) === isWaiting) return;
    if (isWaiting) {
      const program = await findProgram(tx, ctx.partnerId, standing.programId);
      if (program?.config.review?.waitingList !== true) refuse('none');
      if (standing.status !== 'InReview') refuse('notInReview');
      if (reason === '') refuse('reason');
    } else await resumeClock(tx, ctx, standing);

    await updateWaitlisted(tx, ctx.partnerId, caseId, isWaiting ? ctx.now() : null);
    const action = isWaiting ? 'putOnWaitingList' : 'takeOffWaitingList';
    await insertWorkflowEvent(tx, ctx.partnerId, {
      ...{ caseId, action, entityType: 'case', entityId: caseId },
      ...(isWaiting && { details: { reason } }),
      ...{ userId, createdAt: ctx.now() },
    });
    const [newest] = await listInCase(tx, ctx.partnerId, { caseId });
    if (newest)
      await sendCaseNotice(
        tx,
        ctx,
        { ...newest, caseId },
        isWaiting
          ? { kind: 'case-waitlisted', reason }
          : { kind: 'case-off-waiting-list', reason: undefined },
      );
    appendAuditEvent(tx, ctx, { action, entityType: 'case', entityId: caseId });
  });
}

function refuse(why: 'none' | 'notInReview' | 'reason'): never {
  throw new AppError('CASE_ACTION_REFUSED', (locale) => [words(locale)[why]]);
}

const words = defineWords('waitingList', {
  none: 'This program has no waiting list. An operator can turn it on in the file of your organization.',
  notInReview: 'Only a case in review can be put on the waiting list.',
  reason: 'Enter a reason. The applicant will read it.',
});
