import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { withdrawPendingSecrets } from '../pending-secrets/index.ts';
import type { User } from '../users/index.ts';
import { lockAddresses } from './address-lock-store.ts';
import { closeSessionsOf } from './sessions/session-store.ts';

interface Recovery {
  /** Locked by the caller, before any other row, so that two recoveries of one account cannot deadlock. */
  readonly user: Pick<User, 'id' | 'tenant' | 'email'>;
  /** Which sessions end: all of them, all but the one in which the owner acts, or one that they name. */
  readonly endSessions: 'all' | { readonly except: string } | { readonly only: string };
  /** While the email changes, what was mailed to the new address is withdrawn too. */
  readonly newEmail?: string;
}

/**
 * Gives an account back to its owner: sessions end, and everything that was started before and is not finished stops
 * working. Each use case after which an intruder must be out calls this. It gives the ids of the ended sessions.
 */
export async function recoverAccount(
  tx: Transaction,
  ctx: RequestContext,
  { user, endSessions, newEmail }: Recovery,
): Promise<readonly string[]> {
  const addresses = newEmail === undefined ? [user.email] : [user.email, newEmail];
  // Signing in by link holds this lock first; taking the link's row before it could deadlock.
  await lockAddresses(tx, ctx.partnerId, addresses);

  const owner = { id: user.id, tenant: user.tenant, addresses };
  const withdrawn = await withdrawPendingSecrets(tx, ctx.partnerId, owner, ctx.now());
  if (withdrawn.length > 0)
    appendAuditEvent(tx, ctx, {
      action: 'withdrawPendingSecrets',
      entityType: 'user',
      entityId: user.id,
      next: { kinds: withdrawn },
    });

  // After the identity tokens: a session that began from one of them meanwhile must end too.
  const which = endSessions === 'all' ? {} : endSessions;
  const ended = await closeSessionsOf(tx, ctx.partnerId, user.id, { now: ctx.now(), ...which });
  if (ended.length > 0)
    appendAuditEvent(tx, ctx, {
      action: 'endSessions',
      entityType: 'user',
      entityId: user.id,
      next: { sessionIds: ended },
    });
  return ended;
}
