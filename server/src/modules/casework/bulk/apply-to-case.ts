import { defineWords } from '@handrail/engine';
import type { CaseStatus } from '@handrail/engine/cases';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertRight } from '../../../platform/rights.ts';
import { findCase, lockCase } from '../../cases/index.ts';
import { assignCase } from '../assigning/assign-case.ts';
import { writeMessage } from '../messages/add-participant-comment.ts';
import { performCaseAction } from '../perform-case-action.ts';
import { referApplicant } from '../referrals/refer-applicant.ts';
import { refuseStale } from '../refuse-stale.ts';
import type { BulkCase, BulkWork } from './bulk-change.ts';

interface Application {
  readonly changeId: string;
  /** When its cases were seen. */
  readonly plannedAt: Date;
  readonly work: BulkWork;
  readonly target: Pick<BulkCase, 'caseId' | 'seenStatus' | 'seenAssigneeId' | 'assigneeId'>;
}

/**
 * Does to one case what a bulk change asks, by the use case that does it to a single case; says where the case is
 * afterwards. A case that is not as it was seen is left alone.
 */
export async function applyToCase(
  tx: Transaction,
  ctx: RequestContext,
  { changeId, plannedAt, work, target }: Application,
): Promise<CaseStatus> {
  const { caseId, seenStatus } = target;
  const standing = seenStatus === null ? undefined : await lockCase(tx, ctx.partnerId, caseId);
  if (!standing || seenStatus === null) throw new AppError('NOT_FOUND');
  if (standing.status !== seenStatus || standing.statusUpdatedAt > plannedAt)
    await refuseStale(tx, ctx, standing);

  switch (work.kind) {
    case 'assign':
      if (standing.assigneeId !== target.seenAssigneeId) refuseNewAssignee();
      await assignCase(tx, ctx, caseId, target.assigneeId);
      break;
    case 'move': {
      const { action, reason, assigneeId } = work;
      const record = { bulkChangeId: changeId };
      await performCaseAction(tx, ctx, { caseId, action, seen: seenStatus, reason, assigneeId, record });
      break;
    }
    case 'message':
      await writeMessage(tx, ctx, caseId, work.content);
      break;
    case 'refer':
      await referApplicant(tx, ctx, { caseId, programId: work.programId });
      break;
    case 'export':
      assertRight(ctx.actor, 'readCases');
      break;
  }
  return (await findCase(tx, ctx.partnerId, caseId))?.status ?? standing.status;
}

function refuseNewAssignee(): never {
  throw new AppError('CASE_CHANGED', (locale) => [words(locale).reassigned]);
}

const words = defineWords('bulkAssigning', {
  reassigned: 'Someone else was given this case since you looked. Look at it again before you go on.',
});
