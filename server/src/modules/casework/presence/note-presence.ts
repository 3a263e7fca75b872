import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { findCase } from '../../cases/index.ts';
import { listPresent, notePresent } from './presence-store.ts';

/** Whoever was not heard of for a minute has left. */
const presentMs = 60_000;

/** Says that the acting person has a case open, and who else has. */
export async function notePresence(ctx: RequestContext, caseId: string): Promise<(string | null)[]> {
  const { userId } = getStaffWith(ctx.actor, 'readCases');
  return ctx.db.transaction(async (tx) => {
    if (!(await findCase(tx, ctx.partnerId, caseId))) throw new AppError('NOT_FOUND');
    await notePresent(tx, ctx, caseId, userId);
    const since = new Date(ctx.now().getTime() - presentMs);
    return listPresent(tx, ctx, caseId, { since, except: userId });
  });
}
