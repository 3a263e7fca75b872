import type { RequestContext } from '../../platform/context.ts';
import type { OwnCase } from './case.ts';
import { listWorkflowEvents } from './workflow-event-store.ts';

const explained: readonly string[] = ['denyCase', 'withdrawForApplicant'];

/** What staff wrote to the applicant when they closed the case as it stands now. */
export async function findDecisionReason(
  ctx: RequestContext,
  { id, status }: OwnCase,
): Promise<string | undefined> {
  const events = await ctx.db.read((tx) => listWorkflowEvents(tx, ctx.partnerId, id));
  const last = events.find(({ previousValue }) => previousValue !== null);
  if (!last || last.newValue !== status || !explained.includes(last.action)) return undefined;
  const { details } = last;
  if (typeof details !== 'object' || details === null || Array.isArray(details)) return undefined;
  const { reason } = details as { readonly reason?: unknown };
  return typeof reason === 'string' ? reason : undefined;
}
