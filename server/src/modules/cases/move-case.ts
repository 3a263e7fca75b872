import type { CaseActionName } from '@handrail/engine/cases';
import type { Json } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type CaseMove, updateCaseStatus } from './case-store.ts';
import { insertWorkflowEvent } from './workflow-event-store.ts';

export interface RecordedMove extends Omit<CaseMove, 'now'> {
  readonly action: CaseActionName;
  readonly details?: Json | undefined;
}

/** Moves a locked case and puts the move on its record. Whether it may be done is `performCaseAction`'s to say. */
export async function moveCase(
  tx: Transaction,
  ctx: Pick<RequestContext, 'partnerId' | 'actor' | 'now'>,
  id: string,
  { action, details, ...move }: RecordedMove,
): Promise<void> {
  const hasMoved = await updateCaseStatus(tx, ctx.partnerId, id, { ...move, now: ctx.now() });
  if (!hasMoved) throw new AppError('CONFLICT');
  await insertWorkflowEvent(tx, ctx.partnerId, {
    caseId: id,
    action,
    entityType: 'case',
    entityId: id,
    previousValue: move.from,
    newValue: move.to,
    details,
    userId: 'userId' in ctx.actor ? ctx.actor.userId : undefined,
    createdAt: ctx.now(),
  });
}
