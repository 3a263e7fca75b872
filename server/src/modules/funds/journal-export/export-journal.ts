import { defineWords, type Locale } from '@handrail/engine';
import type { AccountKind, JournalMoveName } from '@handrail/engine/payments';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { assertRight } from '../../../platform/rights.ts';
import { toCsv, toCsvAmount } from '../../../platform/to-csv.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import { type EntryPlace, type JournalLine, listJournalLines } from './journal-line-store.ts';

export interface JournalRequest {
  /** The first and the last day, as YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  readonly after?: EntryPlace | undefined;
}

/** One part of the file; the parts one after the other are the whole of it. */
export interface JournalPart {
  readonly csv: string;
  readonly next: EntryPlace | null;
}

/** Entries in one part: enough for most partners, and little to hold in memory. */
export const entriesInPart = 2_000;

/** The columns that QuickBooks asks for when journal entries are imported. */
const heading = ['Journal No', 'Date', 'Account', 'Debits', 'Credits', 'Description', 'Name'];

/** The double-entry journal of all funds as a file for QuickBooks, part by part: two lines for each entry. */
export function exportJournal(
  ctx: RequestContext,
  { from, to, after }: JournalRequest,
): Promise<JournalPart> {
  assertRight(ctx.actor, 'issuePayments');
  return ctx.db.transaction(async (tx) => {
    const { timeZone } = await getPartnerWithin(tx, ctx);
    const found = await listJournalLines(
      tx,
      ctx.partnerId,
      { from, to, timeZone },
      { after, limit: entriesInPart + 1 },
    );
    const lines = found.slice(0, entriesInPart);
    const last = found.length > entriesInPart ? lines.at(-1) : undefined;
    appendAuditEvent(tx, ctx, {
      ...{ action: 'exportJournal', entityType: 'partner', entityId: ctx.partnerId },
      next: { from, to, entries: lines.length },
    });
    const rows = lines.flatMap((line) => toRows(ctx.locale, line));
    const csv = after ? toCsv(rows).slice(1) : toCsv([heading, ...rows]);
    return { csv, next: last ? { fundId: last.fundId, seq: last.seq } : null };
  });
}

function toRows(locale: Locale, line: JournalLine): string[][] {
  // QuickBooks takes 21 characters.
  const number = `${line.fundId.slice(0, 8)}-${String(line.seq)}`;
  const amount = toCsvAmount(line.amountCents);
  const account = (kind: AccountKind) => `${line.fundName}:${accountNames(locale)[kind]}`;
  const description = [moveNames(locale)[line.move], line.paymentDisplayId, line.memo]
    .filter((part) => part !== null && part !== '')
    .join(' ');
  const rest = [description, line.payeeName ?? ''];
  return [
    [number, line.day, account(line.debit), amount, '', ...rest],
    [number, line.day, account(line.credit), '', amount, ...rest],
  ];
}

const accountNames = defineWords('journalAccounts', {
  source: 'Source',
  remaining: 'Remaining',
  obligated: 'Obligated',
  inTransit: 'In transit',
  disbursed: 'Disbursed',
  returned: 'Returned',
} satisfies Record<AccountKind, string>);

const moveNames = defineWords('journalMoves', {
  deposit: 'Deposit',
  withdraw: 'Withdrawal',
  issue: 'Funds issued',
  send: 'Payment sent',
  settle: 'Payment arrived',
  fail: 'Payment failed',
  return: 'Payment returned by the bank',
  reissue: 'Returned payment issued again',
  release: 'Payment canceled',
  recover: 'Returned payment canceled',
} satisfies Record<JournalMoveName, string>);
