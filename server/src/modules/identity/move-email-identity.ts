import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { User } from '../users/index.ts';
import { deletePassword, replaceEmailIdentity } from './identity-store.ts';
import { recoverAccount } from './recover-account.ts';

interface Move {
  /** Locked by the caller, still with the old email. */
  readonly user: User;
  readonly newEmail: string;
}

/**
 * Gives an account to whoever owns its new address: they sign in by link to that address alone. The password goes,
 * because only the first owner is sure to know it; so does every session but the one in which the address was proven.
 */
export async function moveEmailIdentity(
  tx: Transaction,
  ctx: RequestContext,
  { user, newEmail }: Move,
): Promise<{ readonly hadPassword: boolean }> {
  const { actor, partnerId } = ctx;
  const isOwn = 'userId' in actor && actor.userId === user.id;
  await recoverAccount(tx, ctx, {
    user,
    newEmail,
    endSessions: isOwn ? { except: actor.sessionId } : 'all',
  });
  await replaceEmailIdentity(tx, partnerId, user.id, newEmail);
  return { hadPassword: await deletePassword(tx, partnerId, user.id) };
}
