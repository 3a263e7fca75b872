import { type CaseActionName, type CasePerformer, caseStatuses, getCaseAction } from '@handrail/engine/cases';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { hasRight } from '../../platform/rights.ts';
import { hasAppliedIn } from '../applications/index.ts';
import type { Case } from '../cases/index.ts';

/** Refuses whoever the table of case actions does not name; to an applicant, someone else's case is not there. */
export async function assertMayPerform(
  tx: Transaction,
  ctx: RequestContext,
  name: CaseActionName,
  standing: Case,
): Promise<void> {
  if (!(await maySeeCase(tx, ctx, standing.id))) throw new AppError('NOT_FOUND');
  if (!canPerform(ctx, name, standing)) throw new AppError('FORBIDDEN');
}

/** Whether the table names the acting person for an action on a case with this status. */
export function canPerform(
  ctx: RequestContext,
  name: CaseActionName,
  standing: Pick<Case, 'status'>,
): boolean {
  return getCaseAction(name).by.some((performer) => isPerformer(ctx, performer, standing));
}

/** Whether there is any status in which the acting person may do it. */
export function canEverPerform(ctx: RequestContext, name: CaseActionName): boolean {
  return caseStatuses.some((status) => canPerform(ctx, name, { status }));
}

export async function maySeeCase(
  tx: Transaction,
  { actor, partnerId }: RequestContext,
  id: string,
): Promise<boolean> {
  if (actor.kind === 'applicant') return hasAppliedIn(tx, partnerId, id, actor.userId);
  return hasRight(actor, 'readCases');
}

function isPerformer(
  { actor }: RequestContext,
  performer: CasePerformer,
  { status }: Pick<Case, 'status'>,
): boolean {
  if (performer === 'applicant') return actor.kind === 'applicant';
  if (performer === 'clock') return actor.kind === 'system';
  // The product has every right but decides no case.
  if (actor.kind === 'system' || !hasRight(actor, performer.right)) return false;
  return performer.from?.includes(status) ?? true;
}
