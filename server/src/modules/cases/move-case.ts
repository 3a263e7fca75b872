import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { canMoveCase, type CaseStatus, isInReview } from './case-status.ts';
import { lockCase, updateCaseStatus } from './case-store.ts';
import { insertWorkflowEvent } from './workflow-event-store.ts';

/** Moves a case to another status if the table of moves allows it, and records the move (P373). */
export async function moveCase(
  tx: Transaction,
  ctx: Pick<RequestContext, 'partnerId' | 'actor' | 'now'>,
  id: string,
  { to, action }: { readonly to: CaseStatus; readonly action: string },
): Promise<void> {
  const standing = await lockCase(tx, ctx.partnerId, id);
  if (!standing) throw new AppError('NOT_FOUND');
  if (!canMoveCase(standing.status, to)) {
    throw new AppError('CONFLICT', [`A case cannot go from ${standing.status} to ${to}`]);
  }

  const isDecision = isInReview(standing.status) && (to === 'Approved' || to === 'Denied');
  await updateCaseStatus(tx, ctx.partnerId, id, { status: to, isDecision, now: ctx.now() });
  await insertWorkflowEvent(tx, ctx.partnerId, {
    caseId: id,
    action,
    entityType: 'case',
    entityId: id,
    previousValue: standing.status,
    newValue: to,
    userId: 'userId' in ctx.actor ? ctx.actor.userId : undefined,
    createdAt: ctx.now(),
  });
}
