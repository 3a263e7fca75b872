import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { assertWorkable } from '../assert-workable.ts';
import { insertWorkflowEvent, lockCase, updateRequestedAmount } from '../../cases/index.ts';

/** Puts down how much staff recommend; earlier amounts stay in the history of the case. */
export async function recommendAmount(
  ctx: RequestContext,
  { caseId, amountCents }: { readonly caseId: string; readonly amountCents: number },
): Promise<void> {
  getStaffWith(ctx.actor, 'workCases');
  await ctx.db.transaction(async (tx) => {
    const about = await lockCase(tx, ctx.partnerId, caseId);
    if (!about) throw new AppError('NOT_FOUND');
    await assertWorkable(tx, ctx, about);
    await updateRequestedAmount(tx, ctx.partnerId, caseId, amountCents);
    await tellAmount(tx, ctx, caseId, amountCents);
    appendAuditEvent(tx, ctx, {
      action: 'recommendAmount',
      entityType: 'case',
      entityId: caseId,
      previous: { amountCents: about.requestedAmountCents },
      next: { amountCents },
    });
  });
}

/** Puts a recommended amount into the history of a case. */
export async function tellAmount(
  tx: Transaction,
  { partnerId, actor, now }: Pick<RequestContext, 'partnerId' | 'actor' | 'now'>,
  caseId: string,
  amountCents: number,
): Promise<void> {
  await insertWorkflowEvent(tx, partnerId, {
    ...{ caseId, action: 'recommendAmount', entityType: 'case', entityId: caseId },
    details: { amountCents },
    userId: 'userId' in actor ? actor.userId : undefined,
    createdAt: now(),
  });
}
