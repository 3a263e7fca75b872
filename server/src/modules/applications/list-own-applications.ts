import type { RequestContext } from '../../platform/context.ts';
import { listApplicationsOf } from './application-store.ts';
import type { Application } from './application.ts';

/** Everything that the acting person has applied for, or is applying for. */
export async function listOwnApplications(ctx: RequestContext): Promise<Application[]> {
  if (ctx.actor.kind !== 'applicant') return [];
  const { userId } = ctx.actor;
  return ctx.db.transaction((tx) => listApplicationsOf(tx, ctx, userId));
}
