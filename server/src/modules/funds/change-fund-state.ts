import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { assertRight } from '../../platform/rights.ts';
import { updateFundState } from './fund-store.ts';
import type { FundWithBalances } from './fund.ts';
import { getFundWithBalances } from './save-fund.ts';

/** Closes a fund that has no money left to issue or to send, or opens a closed one again. */
export async function closeFund(
  ctx: RequestContext,
  { id, isClosed }: { readonly id: string; readonly isClosed: boolean },
): Promise<FundWithBalances> {
  assertRight(ctx.actor, 'changeFunds');
  assertRecentSignIn(ctx, 'changeFunds');
  return ctx.db.transaction(async (tx) => {
    const { balances } = await getFundWithBalances(tx, ctx, id);
    const { remaining, obligated, inTransit, returned } = balances;
    if (isClosed && remaining + obligated + inTransit + returned > 0) throw new AppError('FUND_NOT_EMPTY');
    await updateFundState(tx, ctx.partnerId, id, { closed_at: isClosed ? ctx.now() : null });
    appendAuditEvent(tx, ctx, {
      ...{ action: 'closeFund', entityType: 'fund', entityId: id },
      next: { isClosed },
    });
    return getFundWithBalances(tx, ctx, id);
  });
}

/** Keeps everything from leaving a fund, with a reason that staff read; without one, lets it go on. */
export async function blockFund(
  ctx: RequestContext,
  { id, reason }: { readonly id: string; readonly reason: string | null },
): Promise<FundWithBalances> {
  assertRight(ctx.actor, 'changeFunds');
  assertRecentSignIn(ctx, 'changeFunds');
  return ctx.db.transaction(async (tx) => {
    await getFundWithBalances(tx, ctx, id);
    await refuseOpenGap(() =>
      updateFundState(tx, ctx.partnerId, id, {
        blocked_reason: reason,
        blocked_at: reason === null ? null : ctx.now(),
      }),
    );
    appendAuditEvent(tx, ctx, {
      ...{ action: 'blockFund', entityType: 'fund', entityId: id },
      next: { isBlocked: reason !== null },
    });
    return getFundWithBalances(tx, ctx, id);
  });
}

/** The database keeps a fund blocked while the daily check's differences are open. */
async function refuseOpenGap(change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'funds_open_gap')
      throw new AppError('FUND_HAS_GAP', undefined, { cause: error });
    throw error;
  }
}
