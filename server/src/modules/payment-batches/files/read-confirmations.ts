import { parseCurrency } from '@handrail/engine';
import { type BatchMethod, type ClaimCode, isClaimCode } from '@handrail/engine/payments';
import { AppError } from '../../../platform/errors/app-error.ts';
import { asWorded } from '../../../platform/errors/texts.ts';
import { findDoubledColumn, fromCsv } from '../../../platform/from-csv.ts';

/** What the bank says of one payment, by the number that we gave it. */
export interface Confirmation {
  /** As people count lines. */
  readonly line: number;
  readonly sequence: number;
  /** As the bank wrote it: a check number, or the whole reference of a Zelle payment. */
  readonly reference: string;
  readonly amountCents: number;
  /** The account that a check was drawn on, where the bank says so. */
  readonly account: string | null;
  readonly isPaid: boolean;
  readonly code: ClaimCode;
}

const patterns = {
  Check: /^(\d{1,15})$/,
  Zelle: /^(\d{1,15})-[0-9A-F]{10}$/,
} as const satisfies Partial<Record<BatchMethod, RegExp>>;

type ListMethod = keyof typeof patterns;

/**
 * Reads a list with the columns Reference, Amount, Status (paid or failed) and, where it failed, Reason (one of our codes).
 * Lists of checks may have the column Account too.
 */
export function readConfirmations(text: string, method: ListMethod): Confirmation[] {
  const [{ cells: heading } = { cells: [] }, ...rows] = fromCsv(text, (line) =>
    refuse(`Line ${String(line)} has a quotation mark out of place, so nothing from there on can be read.`),
  );
  const doubled = findDoubledColumn(heading);
  if (doubled !== undefined) throw refuse(`Line 1 names the column ${doubled} twice.`);
  const names = heading.map((name) => name.toLowerCase());
  const columnOf = (name: string) => names.indexOf(name);
  if (['reference', 'amount', 'status'].some((name) => columnOf(name) < 0))
    throw refuse('The first line must name the columns Reference, Amount and Status.');
  return rows.map(({ line, cells }) => {
    const cell = (name: string) => cells[columnOf(name)] ?? '';
    const reference = cell('reference').toUpperCase();
    const status = cell('status').toLowerCase();
    const sequence = patterns[method].exec(reference)?.[1];
    const amountCents = parseCurrency(cell('amount').replace(/^\$/, ''));
    if (sequence === undefined)
      throw refuse(`Line ${String(line)}: "${reference}" is no number that we gave.`);
    if (amountCents === undefined) throw refuse(`Line ${String(line)} has no amount, such as 1250.00.`);
    if (status !== 'paid' && status !== 'failed')
      throw refuse(`Line ${String(line)} has a status other than paid and failed.`);
    const code = cell('reason');
    return {
      ...{ line, sequence: Number(sequence), reference, amountCents, account: cell('account') || null },
      ...{ isPaid: status === 'paid', code: isClaimCode(code) ? code : 'A-010' },
    };
  });
}

function refuse(text: string): AppError {
  return new AppError('BATCH_FILE_REFUSED', asWorded([text]));
}
