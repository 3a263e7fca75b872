import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { Case } from './case.ts';
import { moveCase } from './move-case.ts';

/** Has a locked case count as paid once its last payment has left; whoever sent that one is on record. */
export async function recordPaymentsSent(
  tx: Transaction,
  ctx: RequestContext,
  { id, status, assigneeId, requestedAmountCents }: Case,
): Promise<void> {
  if (status !== 'Approved') return;
  const action = 'recordPaymentsSent';
  const move = { from: status, to: 'PaymentSent', isDecision: false } as const;
  await moveCase(tx, ctx, id, { action, ...move, assigneeId, requestedAmountCents });
  appendAuditEvent(tx, ctx, {
    ...{ action, entityType: 'case', entityId: id },
    previous: { status: move.from },
    next: { status: move.to },
  });
}
