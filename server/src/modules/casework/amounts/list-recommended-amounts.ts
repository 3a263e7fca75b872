import type { RequestContext } from '../../../platform/context.ts';
import { assertRight } from '../../../platform/rights.ts';
import { type Case, listWorkflowEvents, type WorkflowEvent } from '../../cases/index.ts';

export interface RecommendedAmount {
  readonly id: string;
  readonly amountCents: number;
  readonly user: WorkflowEvent['user'];
  readonly createdAt: Date;
}

/** What staff recommended for a case, the newest first. */
export async function listRecommendedAmounts(
  ctx: RequestContext,
  { id }: Case,
): Promise<RecommendedAmount[]> {
  assertRight(ctx.actor, 'readCases');
  const events = await ctx.db.read((tx) =>
    listWorkflowEvents(tx, ctx.partnerId, id, { action: 'recommendAmount' }),
  );
  return events.flatMap(({ id: eventId, details, user, createdAt }) => {
    const amountCents = readAmount(details);
    return amountCents === undefined ? [] : [{ id: eventId, amountCents, user, createdAt }];
  });
}

function readAmount(details: unknown): number | undefined {
  if (typeof details !== 'object' || details === null || !('amountCents' in details)) return undefined;
  return typeof details.amountCents === 'number' ? details.amountCents : undefined;
}
