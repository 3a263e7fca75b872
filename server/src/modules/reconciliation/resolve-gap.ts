import { firstLocale } from '@handrail/engine';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { assertRight, getStaffWith } from '../../platform/rights.ts';
import { unblockAfterGaps } from '../funds/index.ts';
import type { BookGap } from './book-gap.ts';
import { sayBlocked } from './book-gap-words.ts';
import { closeGap, hasOpenGap, listOpenGaps, lockOpenGap } from './book-gap-store.ts';

/** The differences in the books that wait for a person. */
export async function listBookGaps(ctx: RequestContext): Promise<BookGap[]> {
  assertRight(ctx.actor, 'issuePayments');
  return ctx.db.read((tx) => listOpenGaps(tx, ctx.partnerId));
}

/**
 * Closes a difference with the words of whoever looked into it. The last one of a fund lets its money move again; a
 * difference that is still there opens anew with the next comparison.
 */
export async function resolveGap(
  ctx: RequestContext,
  { id, resolution }: { readonly id: string; readonly resolution: string },
): Promise<BookGap[]> {
  const { userId } = getStaffWith(ctx.actor, 'changeFunds');
  assertRecentSignIn(ctx, 'changeFunds');
  return ctx.db.transaction(async (tx) => {
    const gap = await lockOpenGap(tx, ctx.partnerId, id);
    if (!gap) throw new AppError('NOT_FOUND');
    await closeGap(tx, ctx, id, { userId, resolution });
    const { fundId } = gap;
    if (fundId && gap.blocksFund && !(await hasOpenGap(tx, ctx.partnerId, fundId)))
      await unblockAfterGaps(tx, ctx, fundId, sayBlocked(firstLocale));
    appendAuditEvent(tx, ctx, {
      ...{ action: 'resolveBookGap', entityType: 'bookGap', entityId: id },
      next: { kind: gap.kind, fundId },
    });
    return listOpenGaps(tx, ctx.partnerId);
  });
}
