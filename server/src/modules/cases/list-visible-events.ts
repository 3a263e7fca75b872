import type { RequestContext } from '../../platform/context.ts';
import { hasRight } from '../../platform/rights.ts';
import { listWorkflowEvents } from './workflow-event-store.ts';
import type { WorkflowEvent } from './workflow-event.ts';

/** The history of a case. Only staff see which staff member acted and what they noted. */
export async function listVisibleEvents(ctx: RequestContext, caseId: string): Promise<WorkflowEvent[]> {
  const { actor } = ctx;
  const events = await ctx.db.transaction((tx) => listWorkflowEvents(tx, ctx.partnerId, caseId));
  if (hasRight(actor, 'readCases')) return events;
  const ownId = 'userId' in actor ? actor.userId : undefined;
  return events.map((event) => ({
    ...event,
    details: null,
    user: event.user?.id === ownId ? event.user : null,
  }));
}
