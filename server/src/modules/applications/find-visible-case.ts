import type { RequestContext } from '../../platform/context.ts';
import { hasRight } from '../../platform/rights.ts';
import { type Case, findCase } from '../cases/index.ts';
import { hasAppliedIn } from './application-store.ts';

/** A case of the acting person, or any case for staff who read cases; nothing where it is not theirs or not there. */
export async function findVisibleCase(ctx: RequestContext, id: string): Promise<Case | undefined> {
  const { actor, partnerId } = ctx;
  return ctx.db.transaction(async (tx) => {
    const isOwn = actor.kind === 'applicant' && (await hasAppliedIn(tx, partnerId, id, actor.userId));
    if (!isOwn && !hasRight(actor, 'readCases')) return undefined;
    return findCase(tx, partnerId, id);
  });
}
