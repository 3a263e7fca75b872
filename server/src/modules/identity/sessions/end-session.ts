import { appendAuditEvent, type AuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { closeSession } from './session-store.ts';

/** Ends the session of the person who acts; ending it again changes nothing. */
export async function endSession(
  ctx: RequestContext,
  reason: Pick<AuditEvent, 'action' | 'next'> = { action: 'endSession' },
): Promise<void> {
  if (!('sessionId' in ctx.actor)) return;
  const { sessionId } = ctx.actor;

  await ctx.db.transaction(async (tx) => {
    if (!(await closeSession(tx, ctx.partnerId, sessionId, ctx.now()))) return;
    appendAuditEvent(tx, ctx, { ...reason, entityType: 'session', entityId: sessionId });
  });
}
