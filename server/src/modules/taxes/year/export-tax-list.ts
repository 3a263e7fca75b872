import { reportableAsLabels } from '@handrail/engine/payments';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { assertRight } from '../../../platform/rights.ts';
import { toCsv, toCsvAmount } from '../../../platform/to-csv.ts';
import { listNamedLines, type NamedLine } from './read-tax-year.ts';

/** More than a spreadsheet is comfortable with. */
const mostExported = 20_000;

const heading = [
  ...['Tax year', 'Payee', 'Payee type', 'Reported as', 'Payments', 'Total', 'Tax number ends in', 'State'],
  ...['Exported amount', 'Exported (UTC)'],
];

/** The year-end list as a file for spreadsheets; of tax numbers it has the end. */
export function exportTaxList(ctx: RequestContext, year: number): Promise<string> {
  assertRight(ctx.actor, 'readTaxes');
  return ctx.db.transaction(async (tx) => {
    const lines = await listNamedLines(tx, ctx, year, { limit: mostExported });
    appendAuditEvent(tx, ctx, {
      ...{ action: 'exportTaxList', entityType: 'partner', entityId: ctx.partnerId },
      next: { year, lines: lines.length },
    });
    return toCsv([heading, ...lines.map((line) => toRow(ctx, year, line))]);
  });
}

function toRow({ locale }: RequestContext, year: number, line: NamedLine): string[] {
  const { exported } = line;
  return [
    ...[String(year), line.payeeName, line.payeeType, reportableAsLabels(locale)[line.box]],
    ...[String(line.payments), toCsvAmount(line.totalCents), line.taxForm?.tinLast4 ?? '', line.state],
    ...[exported ? toCsvAmount(exported.amountCents) : '', exported?.at.toISOString() ?? ''],
  ];
}
