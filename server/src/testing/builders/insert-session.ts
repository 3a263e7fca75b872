import type { User } from '../../modules/users/index.ts';
import { beginSession } from '../../modules/identity/sessions/begin-session.ts';
import { issueIdentityToken } from '../../modules/identity/issue-identity-token.ts';
import { findSessionActor } from '../../modules/identity/index.ts';
import { getPartner } from '../../modules/partners/index.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/db/open-database.ts';
import type { TestClock } from '../test-clock.ts';
import { buildSystemContext } from './system-context.ts';

/** Signs a user in; the clock says when. */
export async function insertSession(
  database: Database,
  partnerId: string,
  user: User,
  clock?: TestClock,
): Promise<{ cookie: string; actor: Actor }> {
  const ctx = buildSystemContext(database, { partnerId, ...(clock && { clock }) });
  const { tenantIds } = await getPartner(ctx);
  const identity = await ctx.db.transaction((tx) =>
    issueIdentityToken(tx, ctx, user.id, 'BASIC', { secondFactor: true }),
  );
  const { cookie } = await beginSession(ctx, {
    ...identity,
    tenantId: tenantIds[user.tenant === 'platform' ? 'staff' : user.tenant],
    authenticationMechanism: 'BASIC',
  });
  const actor = await findSessionActor(database, cookie, ctx.now());
  if (!actor) throw new Error('The user has no right to a session');
  return { cookie, actor };
}
