import type { RequestContext } from '../../../platform/context.ts';
import { assertOwnApplication } from '../application-policy.ts';
import { findApplication } from '../application-store.ts';
import { listVersions } from './application-version-store.ts';
import type { ApplicationVersion } from '../application.ts';

/** What the acting person has submitted for one application, the newest first. */
export async function listOwnVersions(
  ctx: RequestContext,
  applicationId: string,
): Promise<ApplicationVersion[]> {
  return ctx.db.read(async (tx) => {
    assertOwnApplication(ctx.actor, await findApplication(tx, ctx, applicationId));
    return listVersions(tx, ctx, applicationId);
  });
}
