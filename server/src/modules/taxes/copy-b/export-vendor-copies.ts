import { formOfBox, type TaxReturnForm, taxReturnForms } from '@handrail/engine/payments';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { assertRight } from '../../../platform/rights.ts';
import { writeSheets } from '../../casework/index.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import { getPayer } from '../iris/get-payer.ts';
import { readVendorAsW9 } from '../iris/read-vendor-as-w9.ts';
import { toAccountNumber } from '../iris/to-iris-row.ts';
import { listNamedLines, type NamedLine } from '../year/read-tax-year.ts';
import { type CopyB, toCopyBSheet } from './to-copy-b-sheet.ts';

export interface VendorCopies {
  readonly filename: string;
  /** One PDF to print, each copy on pages of its own; null where there is nothing to copy. */
  readonly content: Buffer | null;
  readonly copies: number;
  /** Returns that no longer say what was exported: their correction is exported first. */
  readonly leftOut: number;
}

const mostLines = 100_000;

/**
 * The copies of returns that vendors get, all of a year or those of one vendor. Vendors have no account where a copy could
 * wait for them, so staff print and mail it. A copy says what the IRS was told, and nothing else.
 */
export async function exportVendorCopies(
  ctx: RequestContext,
  { year, vendorId }: { readonly year: number; readonly vendorId?: string | undefined },
): Promise<VendorCopies> {
  assertRight(ctx.actor, 'readTaxes');
  const { copies, leftOut } = await ctx.db.transaction(async (tx) => {
    const named = await listNamedLines(tx, ctx, year, { limit: mostLines });
    const returns = groupByReturn(
      named.filter((line) => line.payeeType === 'Vendor' && (line.payeeId === vendorId || !vendorId)),
    );
    const sound = returns.filter(({ lines }) => lines.every(({ state }) => state === 'exported'));
    const found = { copies: await toCopies(tx, ctx, year, sound), leftOut: returns.length - sound.length };
    appendAuditEvent(tx, ctx, {
      ...{ action: 'exportVendorCopies', entityType: 'partner', entityId: ctx.partnerId },
      next: { year, vendorId: vendorId ?? null, copies: sound.length, leftOut: found.leftOut },
    });
    return found;
  });
  const sheets = copies.map(toCopyBSheet);
  const title = `Copy B for vendors, ${String(year)}`;
  const [first] = sheets;
  return {
    filename: `copy-b-${String(year)}-${vendorId === undefined ? 'vendors' : toAccountNumber(vendorId)}.pdf`,
    content: first ? await writeSheets({ ...first, title }, sheets) : null,
    copies: copies.length,
    leftOut,
  };
}

interface VendorReturn {
  readonly vendorId: string;
  readonly form: TaxReturnForm;
  readonly lines: readonly NamedLine[];
}

/** What was exported for each vendor by form, with what belongs on the same return and was not. */
function groupByReturn(lines: readonly NamedLine[]): VendorReturn[] {
  const vendorIds = [...new Set(lines.map(({ payeeId }) => payeeId))];
  return vendorIds
    .flatMap((vendorId) =>
      taxReturnForms.map((form) => ({
        ...{ vendorId, form },
        lines: lines.filter(
          ({ payeeId, box, state }) => payeeId === vendorId && formOfBox(box) === form && state !== 'below',
        ),
      })),
    )
    .filter((each) => each.lines.some(({ exported }) => exported !== null));
}

async function toCopies(
  tx: Transaction,
  ctx: RequestContext,
  year: number,
  returns: readonly VendorReturn[],
): Promise<CopyB[]> {
  const payer = await getPayer(tx, ctx);
  const { timeZone } = await getPartnerWithin(tx, ctx);
  const copies: CopyB[] = [];
  for (const { vendorId, form, lines } of returns)
    copies.push({
      ...{ form, year, payer, timeZone, madeAt: ctx.now() },
      w9: await readVendorAsW9(tx, ctx, vendorId),
      accountNumber: toAccountNumber(vendorId),
      boxes: lines.map(({ box, totalCents }) => ({ box, cents: totalCents, taxFormId: null })),
      replaces: findReplaced(lines),
    });
  return copies;
}

/** When the return was exported that the newest one replaces; a box that was added later replaces it as well. */
function findReplaced(lines: readonly NamedLine[]): Date | null {
  const exports = lines.flatMap(({ exported }) => (exported ? [exported.at.getTime()] : []));
  const newest = Math.max(...exports);
  const earlier = [
    ...exports.filter((at) => at < newest),
    ...lines.flatMap(({ exported }) => exported?.replacedAt?.getTime() ?? []),
  ];
  return earlier.length > 0 ? new Date(Math.max(...earlier)) : null;
}
