import type { RequestContext } from '../../platform/context.ts';
import { hasRight } from '../../platform/rights.ts';
import { listWorkflowEvents } from './workflow-event-store.ts';
import type { WorkflowEvent } from './workflow-event.ts';

/** What happened to a case. Who of the staff did it, and what they noted, is told to staff alone. */
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
