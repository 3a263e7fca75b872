import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { assertRight } from '../../platform/rights.ts';
import type { FundWithBalances } from './fund.ts';
import { findFund, listFundsWithBalances } from './fund-store.ts';
import { postEntry } from './post-entry.ts';

export interface BalanceChange {
  readonly fundId: string;
  readonly amountCents: number;
  readonly memo: string;
}

/** Records money that came into a fund. */
export function depositToFund(ctx: RequestContext, change: BalanceChange): Promise<FundWithBalances> {
  return changeBalance(ctx, 'deposit', change);
}

/** Records money that was taken out of a fund. */
export function withdrawFromFund(ctx: RequestContext, change: BalanceChange): Promise<FundWithBalances> {
  return changeBalance(ctx, 'withdraw', change);
}

const acts = { deposit: 'depositToFund', withdraw: 'withdrawFromFund' } as const;

async function changeBalance(
  ctx: RequestContext,
  move: keyof typeof acts,
  { fundId, amountCents, memo }: BalanceChange,
): Promise<FundWithBalances> {
  assertRight(ctx.actor, 'changeFunds');
  assertRecentSignIn(ctx, 'changeFunds');
  return ctx.db.transaction(async (tx) => {
    const fund = await findFund(tx, ctx.partnerId, fundId);
    if (!fund) throw new AppError('NOT_FOUND');
    if (fund.closedAt && move === 'deposit') throw new AppError('FUND_CLOSED');
    const entryId = await postEntry(tx, ctx, { fundId, move, amountCents, memo });
    appendAuditEvent(tx, ctx, {
      action: acts[move],
      entityType: 'fund',
      entityId: fundId,
      next: { entryId, amountCents },
    });
    const [changed] = await listFundsWithBalances(tx, ctx.partnerId, [fundId]);
    if (!changed) throw new Error('The fund is gone');
    return changed;
  });
}
