import type { RequestContext } from '../../../platform/context.ts';
import { findPasswordHash } from '../identity-store.ts';
import { setPassword } from './set-password.ts';

/** Gives an account a password unless it has one already; the one it has stays, whatever it is. */
export async function giveFirstPassword(
  ctx: RequestContext,
  userId: string,
  password: string,
): Promise<void> {
  const standing = await ctx.db.transaction((tx) => findPasswordHash(tx, ctx.partnerId, userId));
  if (standing === undefined) await setPassword(ctx, userId, password);
}
