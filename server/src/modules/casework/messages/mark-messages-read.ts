import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { markRead } from './case-message-store.ts';
import { assertMayWrite } from './message-policy.ts';

/** Notes that the acting person has read what the other side of a case wrote. */
export async function markMessagesRead(ctx: RequestContext, caseId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { isStaff, userId } = await assertMayWrite(tx, ctx, caseId);
    const whose = isStaff ? {} : { applicantId: userId };
    const count = await markRead(tx, ctx, { caseId, isFromStaff: !isStaff, ...whose });
    if (count === 0) return;
    appendAuditEvent(tx, ctx, {
      action: 'readMessages',
      entityType: 'case',
      entityId: caseId,
      next: { count },
    });
  });
}
