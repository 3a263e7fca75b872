import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { closeSession, closeSessionsOf, listOpenSessions } from './session-store.ts';

/** Signs the person who acts out everywhere, or everywhere else. */
export async function endSessions(
  ctx: RequestContext,
  { keepCurrent }: { readonly keepCurrent: boolean },
): Promise<void> {
  const { actor } = ctx;
  if (!('sessionId' in actor)) throw new AppError('UNAUTHORIZED');
  await ctx.db.transaction((tx) =>
    endSessionsOf(tx, ctx, actor.userId, keepCurrent ? actor.sessionId : undefined),
  );
}

/** Ends one session of the person who acts; somebody else's does not exist for them. */
export async function endSessionById(ctx: RequestContext, sessionId: string): Promise<void> {
  const { actor, partnerId } = ctx;
  if (!('sessionId' in actor)) throw new AppError('UNAUTHORIZED');

  await ctx.db.transaction(async (tx) => {
    const own = await listOpenSessions(tx, partnerId, actor.userId);
    if (!own.some(({ id }) => id === sessionId)) throw new AppError('NOT_FOUND');
    if (!(await closeSession(tx, partnerId, sessionId, ctx.now()))) throw new AppError('NOT_FOUND');
    appendAuditEvent(tx, ctx, {
      action: 'endSession',
      entityType: 'session',
      entityId: sessionId,
    });
  });
}

/** Ends the open sessions of a person, but for one that may stay, and puts it on record. */
export async function endSessionsOf(
  tx: Transaction,
  ctx: RequestContext,
  userId: string,
  except?: string,
): Promise<void> {
  const ended = await closeSessionsOf(tx, ctx.partnerId, userId, { now: ctx.now(), except });
  if (ended.length === 0) return;
  appendAuditEvent(tx, ctx, {
    action: 'endSessions',
    entityType: 'user',
    entityId: userId,
    next: { sessionIds: ended },
  });
}
