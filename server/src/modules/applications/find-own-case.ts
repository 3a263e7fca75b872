import type { RequestContext } from '../../platform/context.ts';
import { findCase, type OwnCase } from '../cases/index.ts';
import { hasAppliedIn } from './application-store.ts';

/** A case for which the acting person filled out an application; nothing where it is not theirs or not there. */
export async function findOwnCase(ctx: RequestContext, id: string): Promise<OwnCase | undefined> {
  const { actor, partnerId } = ctx;
  if (actor.kind !== 'applicant') return undefined;
  const { userId: submitterId } = actor;
  return ctx.db.read(async (tx) => {
    if (!(await hasAppliedIn(tx, partnerId, id, submitterId))) return undefined;
    const own = await findCase(tx, partnerId, id);
    return own && { ...own, submitterId };
  });
}
