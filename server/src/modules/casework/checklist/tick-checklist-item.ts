import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { lockCase } from '../../cases/index.ts';
import { assertWorkable } from '../assert-workable.ts';
import { deleteTick, insertTick } from './checklist-store.ts';
import { listItems } from './list-checklist.ts';

export interface TickRequest {
  readonly caseId: string;
  readonly key: string;
  readonly isTicked: boolean;
}

/** Says that something on the checklist was checked, or takes that back. */
export async function tickChecklistItem(
  ctx: RequestContext,
  { caseId, key, isTicked }: TickRequest,
): Promise<void> {
  const { partnerId } = ctx;
  const { userId } = getStaffWith(ctx.actor, 'workCases');
  await ctx.db.transaction(async (tx) => {
    const about = await lockCase(tx, partnerId, caseId);
    const items = about ? await listItems(tx, partnerId, about.programId) : [];
    if (!items.some((item) => item.key === key)) throw new AppError('NOT_FOUND');
    if (about) await assertWorkable(tx, ctx, about);
    if (isTicked) await insertTick(tx, partnerId, caseId, { key, tickedBy: userId, tickedAt: ctx.now() });
    else await deleteTick(tx, partnerId, caseId, key);
    appendAuditEvent(tx, ctx, {
      action: 'tickChecklistItem',
      entityType: 'case',
      entityId: caseId,
      next: { key, isTicked },
    });
  });
}
