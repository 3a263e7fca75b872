import { randomUUID } from 'node:crypto';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { assertRight } from '../../platform/rights.ts';
import { findProgram } from '../programs/index.ts';
import type { FundDraft, FundWithBalances } from './fund.ts';
import { findFund, insertFund, listFundsWithBalances, updateFund } from './fund-store.ts';

/** A new fund, or changes to one that the person saw in some version. */
export interface FundRequest extends FundDraft {
  readonly of?: { readonly id: string; readonly version: number } | undefined;
}

/** Opens a fund, or changes its name, restrictions and warning. */
export async function saveFund(
  ctx: RequestContext,
  { of: known, ...draft }: FundRequest,
): Promise<FundWithBalances> {
  assertRight(ctx.actor, 'changeFunds');
  assertRecentSignIn(ctx, 'changeFunds');
  const id = known?.id ?? randomUUID();
  return ctx.db.transaction(async (tx) => {
    const before = known && (await findFund(tx, ctx.partnerId, id));
    if (known && !before) throw new AppError('NOT_FOUND');
    for (const programId of draft.programIds)
      if (!(await findProgram(tx, ctx.partnerId, programId))) throw new AppError('NOT_FOUND');
    await refuseTakenName(async () => {
      if (!known) return insertFund(tx, ctx, id, draft);
      if (!(await updateFund(tx, ctx.partnerId, id, known.version, draft))) throw new AppError('CONFLICT');
    });
    appendAuditEvent(tx, ctx, {
      action: 'saveFund',
      entityType: 'fund',
      entityId: id,
      previous: before ? toRecord(before) : null,
      next: toRecord(draft),
    });
    return getFundWithBalances(tx, ctx, id);
  });
}

export async function getFundWithBalances(
  tx: Transaction,
  { partnerId }: Pick<RequestContext, 'partnerId'>,
  id: string,
): Promise<FundWithBalances> {
  const [found] = await listFundsWithBalances(tx, partnerId, [id]);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

async function refuseTakenName(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'funds_partner_id_name_key')
      throw new AppError('FUND_NAME_TAKEN', undefined, { cause: error });
    throw error;
  }
}

function toRecord({ name, programIds, startsOn, endsOn, lowBalanceCents }: FundDraft) {
  return { name, programIds, startsOn, endsOn, lowBalanceCents };
}
