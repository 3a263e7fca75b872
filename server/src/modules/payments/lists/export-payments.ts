import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { assertRight } from '../../../platform/rights.ts';
import { toCsv, toCsvAmount } from '../../../platform/to-csv.ts';
import { type PaymentRow, readRows } from './list-payments.ts';
import type { PaymentFilter } from './payment-list-store.ts';

/** More than a spreadsheet is comfortable with. */
const mostExported = 5_000;

const heading = [
  'Payment',
  'Award',
  'Effective',
  'Status',
  'Held',
  'Attention',
  'Method',
  'Amount',
  'Payee',
  'Payee type',
  'Fund',
  'Sent (UTC)',
  'Arrived (UTC)',
];

/** A list of payments as a file for spreadsheets, in the order of the list. */
export function exportPayments(ctx: RequestContext, filter: PaymentFilter): Promise<string> {
  assertRight(ctx.actor, 'issuePayments');
  return ctx.db.transaction(async (tx) => {
    const { rows } = await readRows(tx, ctx, filter, { size: mostExported });
    appendAuditEvent(tx, ctx, {
      ...{ action: 'exportPayments', entityType: 'partner', entityId: ctx.partnerId },
      next: { payments: rows.length },
    });
    return toCsv([heading, ...rows.map(toRow)]);
  });
}

function toRow({ payment, award }: PaymentRow): string[] {
  return [
    payment.displayId,
    award.displayId,
    payment.scheduledFor,
    payment.status,
    payment.heldAt ? 'yes' : '',
    payment.trouble?.kind ?? '',
    payment.method ?? '',
    toCsvAmount(payment.amountCents),
    payment.to.name ?? payment.to.email ?? '',
    payment.payee.type,
    award.fund.name,
    payment.initiatedAt?.toISOString() ?? '',
    payment.completedAt?.toISOString() ?? '',
  ];
}
