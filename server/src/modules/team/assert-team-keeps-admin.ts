import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockAdmins } from '../staff/index.ts';

/** Refuses a change that would touch one's own role, or leave the partner without an admin. */
export async function assertTeamKeepsAdmin(
  tx: Transaction,
  ctx: Pick<RequestContext, 'partnerId' | 'actor'>,
  userId: string,
): Promise<void> {
  if ('userId' in ctx.actor && ctx.actor.userId === userId) throw new AppError('staff/own-account');
  const admins = await lockAdmins(tx, ctx.partnerId);
  if (admins.length === 1 && admins[0] === userId) throw new AppError('staff/last-admin');
}
