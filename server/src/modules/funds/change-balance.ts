import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { assertRight } from '../../platform/rights.ts';
import type { FundWithBalances } from './fund.ts';
import { findFund, listFundsWithBalances } from './fund-store.ts';
import { findEntry } from './journal-store.ts';
import { postEntry } from './post-entry.ts';

export interface BalanceChange {
  /** Made before it is asked for; the same one again records nothing more. */
  readonly key?: string | undefined;
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
  change: BalanceChange,
): Promise<FundWithBalances> {
  assertRight(ctx.actor, 'changeFunds');
  assertRecentSignIn(ctx, 'changeFunds');
  try {
    return await record(ctx, move, change);
  } catch (error) {
    // The key is the id of the entry, so the database itself refuses the second of two, however close they are.
    if ((error as { constraint?: string }).constraint !== 'journal_entries_partner_id_id_key') throw error;
    return findRecorded(ctx, move, change);
  }
}

async function findRecorded(
  ctx: RequestContext,
  move: keyof typeof acts,
  { key = '', fundId, amountCents, memo }: BalanceChange,
): Promise<FundWithBalances> {
  return ctx.db.read(async (tx) => {
    const entry = await findEntry(tx, ctx.partnerId, key);
    const isSame =
      entry?.fundId === fundId &&
      entry.move === move &&
      entry.amountCents === amountCents &&
      (entry.memo ?? '') === memo;
    if (!isSame) throw new AppError('IDEMPOTENCY_MISMATCH');
    return getChanged(tx, ctx, fundId);
  });
}

function record(
  ctx: RequestContext,
  move: keyof typeof acts,
  { key, fundId, amountCents, memo }: BalanceChange,
): Promise<FundWithBalances> {
  return ctx.db.transaction(async (tx) => {
    const fund = await findFund(tx, ctx.partnerId, fundId);
    if (!fund) throw new AppError('NOT_FOUND');
    if (fund.closedAt && move === 'deposit') throw new AppError('FUND_CLOSED');
    const entryId = await postEntry(tx, ctx, { id: key, fundId, move, amountCents, memo });
    appendAuditEvent(tx, ctx, {
      action: acts[move],
      entityType: 'fund',
      entityId: fundId,
      next: { entryId, amountCents },
    });
    return getChanged(tx, ctx, fundId);
  });
}

async function getChanged(
  tx: Transaction,
  { partnerId }: RequestContext,
  fundId: string,
): Promise<FundWithBalances> {
  const [changed] = await listFundsWithBalances(tx, partnerId, [fundId]);
  if (!changed) throw new Error('The fund is gone');
  return changed;
}
