import { randomUUID } from 'node:crypto';
import type { TaxReturnForm } from '@handrail/engine/payments';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../../platform/recent-sign-in.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { readTaxForm } from '../../tax-forms/index.ts';
import { readVendorAsW9 } from './read-vendor-as-w9.ts';
import { listNamedLines } from '../year/read-tax-year.ts';
import { insertTaxLines } from '../year/tax-line-store.ts';
import { writeCopyB } from '../copy-b/write-copy-b.job.ts';
import { getPayer } from './get-payer.ts';
import { groupReturns, type LinesOfReturn } from './group-returns.ts';
import { irisColumns } from './iris-columns.ts';
import { type Payer, toIrisRow } from './to-iris-row.ts';
import { toIrisCsv } from './to-iris-text.ts';

export interface IrisRequest {
  readonly year: number;
  readonly form: TaxReturnForm;
  /** Why the whole tax numbers are needed; it goes on record. */
  readonly reason: string;
  /** Also what was exported before and did not change. */
  readonly again: boolean;
}

export interface IrisFile {
  readonly filename: string;
  readonly content: string;
  readonly returns: number;
  readonly isCorrection: boolean;
}

/** As many as IRIS takes in one file. */
const mostRows = 100;
const mostLines = 100_000;

/**
 * Writes the returns of a form as files for IRIS, which have whole tax numbers, and keeps what they say. The template has
 * no column for corrections: those are in files of their own, and a person enters them in IRIS. Nothing is filed.
 */
export function exportIris(ctx: RequestContext, request: IrisRequest): Promise<IrisFile[]> {
  const { userId } = getStaffWith(ctx.actor, 'exportTaxNumbers');
  assertRecentSignIn(ctx, 'exportTaxNumbers');
  const { year, form, reason, again } = request;
  return ctx.db.transaction(async (tx) => {
    const payer = await getPayer(tx, ctx);
    const lines = await listNamedLines(tx, ctx, year, { limit: mostLines });
    const returns = groupReturns(lines, form, { again });
    const exportId = randomUUID();
    const changed = returns.flatMap((each) => each.lines.filter(({ state }) => state !== 'exported'));
    await insertTaxLines(tx, ctx, { exportId, userId, year }, changed).catch(refuseSecond);
    // Whoever the IRS is told about gets a copy of it.
    // A vendor has no account here: staff save their copies from the year-end list.
    const people = changed.filter(({ payeeType }) => payeeType === 'User');
    for (const payeeId of new Set(people.map((line) => line.payeeId)))
      await enqueueJob(tx, ctx, writeCopyB, { exportId, payeeId, year, form });
    const files = [
      ...(await writeFiles(tx, ctx, request, payer, returns, false)),
      ...(await writeFiles(tx, ctx, request, payer, returns, true)),
    ];
    appendAuditEvent(tx, ctx, {
      ...{ action: 'exportTaxNumbers', entityType: 'partner', entityId: ctx.partnerId },
      next: { year, form, reason, exportId, returns: returns.length, newLines: changed.length },
    });
    return files;
  });
}

/** Two people exported the same at once: the second one looks again. */
function refuseSecond(error: unknown): never {
  if ((error as { constraint?: string }).constraint !== 'tax_lines_numbers') throw error;
  throw new AppError('CONFLICT', undefined, { cause: error });
}

async function writeFiles(
  tx: Transaction,
  ctx: RequestContext,
  { year, form }: IrisRequest,
  payer: Payer,
  returns: readonly LinesOfReturn[],
  isCorrection: boolean,
): Promise<IrisFile[]> {
  const rows: string[][] = [];
  for (const each of returns.filter((given) => given.isCorrection === isCorrection))
    rows.push(toIrisRow(year, payer, await openReturn(tx, ctx, each)));
  const count = Math.ceil(rows.length / mostRows);
  return Array.from({ length: count }, (_none, at) => {
    const own = rows.slice(at * mostRows, (at + 1) * mostRows);
    const name = `${form.toLowerCase()}-${String(year)}${isCorrection ? '-corrections' : ''}`;
    return {
      filename: `iris-${name}-${String(at + 1)}-of-${String(count)}.csv`,
      content: toIrisCsv([irisColumns[form], ...own]),
      returns: own.length,
      isCorrection,
    };
  });
}

async function openReturn(tx: Transaction, ctx: RequestContext, { payeeId, lines }: LinesOfReturn) {
  const [line] = lines;
  const w9 =
    line?.payeeType === 'Vendor'
      ? await readVendorAsW9(tx, ctx, payeeId)
      : (await readTaxForm(tx, ctx, line?.taxForm?.id ?? '')).data;
  return {
    ...{ payeeId, w9 },
    boxes: lines.map(({ box, totalCents }) => ({ box, cents: totalCents })),
  };
}
