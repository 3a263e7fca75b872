import { getJournalMove } from '@handrail/engine/payments';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRight } from '../../platform/rights.ts';
import { toCsv, toCsvAmount } from '../../platform/to-csv.ts';
import { findFund } from './fund-store.ts';
import type { JournalEntry } from './fund.ts';
import { listEntries } from './journal-store.ts';

/** More than a spreadsheet is comfortable with; a longer journal is read page by page. */
const mostExported = 20_000;

const heading = [
  'Number',
  'Time (UTC)',
  'Move',
  'Debit',
  'Credit',
  'Amount',
  'Remaining',
  'Memo',
  'Payment',
  'Entry',
];

/** The journal of a fund as a file for spreadsheets, the newest entry first. */
export async function exportStatement(ctx: RequestContext, fundId: string): Promise<string> {
  assertRight(ctx.actor, 'issuePayments');
  return ctx.db.transaction(async (tx) => {
    if (!(await findFund(tx, ctx.partnerId, fundId))) throw new AppError('NOT_FOUND');
    const entries = await listEntries(tx, ctx.partnerId, fundId, { most: mostExported });
    appendAuditEvent(tx, ctx, {
      ...{ action: 'exportStatement', entityType: 'fund', entityId: fundId },
      next: { entries: entries.length },
    });
    return toCsv([heading, ...entries.map(toRow)]);
  });
}

function toRow({ seq, at, move, amountCents, balances, memo, paymentId, id }: JournalEntry): string[] {
  const { from, to } = getJournalMove(move);
  const amounts = [amountCents, balances.remaining].map(toCsvAmount);
  return [String(seq), at.toISOString(), move, to, from, ...amounts, memo ?? '', paymentId ?? '', id];
}
