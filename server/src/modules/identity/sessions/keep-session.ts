import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { touchSession } from './session-store.ts';

/** Keeps the session of someone who is still there, to the second and not only to the minute (P473). */
export async function keepSession(ctx: RequestContext): Promise<void> {
  const { actor, partnerId } = ctx;
  if (!('sessionId' in actor)) throw new AppError('UNAUTHORIZED');
  await ctx.db.transaction((tx) => touchSession(tx, partnerId, actor.sessionId, ctx.now()));
}
