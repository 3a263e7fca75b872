import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { createToken } from '../../../platform/crypto/token.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lockUser, type User } from '../../users/index.ts';
import { endSession } from './end-session.ts';
import { recoverAccount } from '../recover-account.ts';
import { listOpenSessions, replaceToken } from './session-store.ts';
import { formatSessionCookie } from './session.ts';

/**
 * Signs the person who acts out everywhere, or everywhere else. The session that stays gets a new token: an intruder
 * may hold a copy of the old one.
 */
export async function endSessions(
  ctx: RequestContext,
  { keepCurrent }: { readonly keepCurrent: boolean },
): Promise<{ readonly cookie?: string }> {
  const { userId, sessionId } = getMember(ctx);
  const { token, hash: tokenHash } = createToken();
  await ctx.db.transaction(async (tx) => {
    const user = await lockMember(tx, ctx, userId);
    await recoverAccount(tx, ctx, { user, endSessions: keepCurrent ? { except: sessionId } : 'all' });
    if (!keepCurrent) return;
    if (!(await replaceToken(tx, ctx.partnerId, { id: sessionId, tokenHash })))
      throw new AppError('UNAUTHORIZED');
  });
  return keepCurrent ? { cookie: formatSessionCookie(ctx.partnerId, token) } : {};
}

/**
 * Ends one session of the person who acts; someone else's does not exist for them. Signing out another device is often
 * the first thing that an owner does about an intruder, so what is pending goes with it.
 */
export async function endSessionById(ctx: RequestContext, id: string): Promise<void> {
  const { userId, sessionId } = getMember(ctx);
  if (id === sessionId) return endSession(ctx);

  await ctx.db.transaction(async (tx) => {
    const user = await lockMember(tx, ctx, userId);
    const own = await listOpenSessions(tx, ctx.partnerId, userId);
    if (!own.some((session) => session.id === id)) throw new AppError('NOT_FOUND');
    await recoverAccount(tx, ctx, { user, endSessions: { only: id } });
  });
}

function getMember({ actor }: RequestContext) {
  if (!('sessionId' in actor)) throw new AppError('UNAUTHORIZED');
  return actor;
}

async function lockMember(tx: Transaction, { partnerId }: RequestContext, userId: string): Promise<User> {
  const user = await lockUser(tx, partnerId, userId);
  if (!user) throw new AppError('UNAUTHORIZED');
  return user;
}
