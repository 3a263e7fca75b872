import { getCaseAction } from '@handrail/engine/cases';
import type { RequestContext } from '../../platform/context.ts';
import type { OwnCase } from './case.ts';
import { listWorkflowEvents } from './workflow-event-store.ts';
import { isInternal, isMove, type WorkflowAction } from './workflow-action.ts';
import type { WorkflowEvent } from './workflow-event.ts';

/** The history of a case as its submitter reads it: no internal steps, no notes, and nobody's name but their own. */
export async function listOwnEvents(
  ctx: RequestContext,
  { id, submitterId }: OwnCase,
): Promise<WorkflowEvent[]> {
  const events = await ctx.db.read((tx) => listWorkflowEvents(tx, ctx.partnerId, id));
  return events
    .filter(({ action }) => isTold(action))
    .map((event) => ({
      ...event,
      details: null,
      user: event.user?.id === submitterId ? event.user : null,
    }));
}

function isTold(action: WorkflowAction): boolean {
  if (isInternal(action)) return false;
  return !isMove(action) || getCaseAction(action).applicantReads !== null;
}
