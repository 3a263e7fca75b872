import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { findSessionTimeouts } from './find-session-timeouts.ts';
import { type ListedSession, listOpenSessions } from './session-store.ts';
import { isSessionFresh } from './session.ts';

export interface OwnSession extends ListedSession {
  readonly isCurrent: boolean;
}

/** The living sessions of the person who acts, the last used first. */
export async function listSessions(ctx: RequestContext): Promise<OwnSession[]> {
  const { actor, partnerId } = ctx;
  if (!('sessionId' in actor)) throw new AppError('UNAUTHORIZED');

  const open = await ctx.db.read((tx) => listOpenSessions(tx, partnerId, actor.userId));
  const { timeoutMinutes } = await findSessionTimeouts(ctx.ports.flags, partnerId);
  return open
    .filter((session) => isSessionFresh(session, ctx.now(), timeoutMinutes))
    .map((session) => ({ ...session, isCurrent: session.id === actor.sessionId }));
}
