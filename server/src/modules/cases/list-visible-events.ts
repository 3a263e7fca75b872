import { getCaseAction } from '@handrail/engine/cases';
import type { RequestContext } from '../../platform/context.ts';
import { hasRight } from '../../platform/rights.ts';
import { listWorkflowEvents } from './workflow-event-store.ts';
import type { WorkflowAction } from './workflow-action.ts';
import type { WorkflowEvent } from './workflow-event.ts';

/** The history of a case. Only staff see internal steps, which staff member acted and what they noted. */
export async function listVisibleEvents(ctx: RequestContext, caseId: string): Promise<WorkflowEvent[]> {
  const { actor } = ctx;
  const events = await ctx.db.transaction((tx) => listWorkflowEvents(tx, ctx.partnerId, caseId));
  if (hasRight(actor, 'readCases')) return events;
  const ownId = 'userId' in actor ? actor.userId : undefined;
  return events
    .filter(({ action }) => isTold(action))
    .map((event) => ({
      ...event,
      details: null,
      user: event.user?.id === ownId ? event.user : null,
    }));
}

function isTold(action: WorkflowAction): boolean {
  return action === 'openCase' || getCaseAction(action).applicantReads !== null;
}
