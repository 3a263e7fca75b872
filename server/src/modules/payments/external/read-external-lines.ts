import { parseCurrency } from '@handrail/engine';
import { AppError } from '../../../platform/errors/app-error.ts';
import { asWorded } from '../../../platform/errors/texts.ts';
import { findDoubledColumn, fromCsv } from '../../../platform/from-csv.ts';
import type { Locale } from '@handrail/engine';
import { externalFileWords } from './external-words.ts';

/** What one line of a file says; what it does not say, or nobody can read, is missing. */
export interface ExternalLine {
  /** As an editor counts, the headings being the first. */
  readonly line: number;
  readonly paymentNumber: string;
  readonly amountCents: number | undefined;
  readonly paidOn: string | undefined;
  readonly reference: string;
}

const columns = ['payment', 'amount', 'date', 'reference'] as const;
export const mostLines = 1_000;

/** Reads a list with the columns Payment, Amount, Date and Reference, in any order and among others. */
export function readExternalLines(locale: Locale, text: string): ExternalLine[] {
  const words = externalFileWords(locale);
  const [{ cells: heading } = { cells: [] }, ...rows] = fromCsv(text, (line) => refuse(words.broken(line)));
  const names = heading.map((name) => name.toLowerCase());
  const places = columns.map((name) => names.indexOf(name));
  if (places.some((place) => place < 0)) throw refuse(words.columns);
  const doubled = findDoubledColumn(heading);
  if (doubled !== undefined) throw refuse(words.doubled(doubled));
  if (rows.length === 0) throw refuse(words.empty);
  if (rows.length > mostLines) throw refuse(words.tooLong);
  return rows.map(({ line, cells }) => {
    const [payment = '', amount = '', date = '', reference = ''] = places.map((place) => cells[place] ?? '');
    return {
      ...{ line, paymentNumber: payment.toUpperCase(), reference: reference.replace(/^'/, '') },
      amountCents: parseCurrency(amount),
      paidOn: readDay(date),
    };
  });
}

/** Excel in the US saves days as 11/18/2026, whatever the file said before. */
function readDay(text: string): string | undefined {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const day = american
    ? `${american[3] ?? ''}-${(american[1] ?? '').padStart(2, '0')}-${(american[2] ?? '').padStart(2, '0')}`
    : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day) ? day : undefined;
}

function refuse(text: string): AppError {
  return new AppError('INVALID_INPUT', asWorded([text]));
}
