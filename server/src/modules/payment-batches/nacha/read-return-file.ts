import { hashOf, recordLength } from './nacha-fields.ts';
import { type CorrectedAccount, readCorrectedData } from './corrected-data.ts';
import { refuse } from './nacha-refusal.ts';

/** A payment that came back. */
export interface ReturnedEntry {
  readonly trace: string;
  readonly code: string;
  readonly amountCents: number;
}

/** A payment that arrived, with what the bank wants changed. */
export interface ChangedEntry {
  readonly trace: string;
  readonly code: string;
  readonly corrected: CorrectedAccount;
}

export interface ReturnFile {
  readonly returns: readonly ReturnedEntry[];
  readonly changes: readonly ChangedEntry[];
}

/** Reads what a bank sends back; a file whose lines, counts or sums do not agree is refused as a whole. */
export function readReturnFile(text: string): ReturnFile {
  const lines = text.split(/\r?\n/).filter((line) => line !== '');
  for (const [index, line] of lines.entries())
    if (line.length !== recordLength || !/^[ -~]*$/.test(line))
      refuse(`line ${String(index + 1)}`, 'is not 94 characters of ASCII');
  const records = lines.filter((line) => !/^9{94}$/.test(line));
  if (!records[0]?.startsWith('101')) refuse('line 1', 'is not a file header');
  if (!records.at(-1)?.startsWith('9')) refuse('the last line', 'is not a file control');
  checkTotals(records);
  return collect(records);
}

function collect(records: readonly string[]): ReturnFile {
  const returns: ReturnedEntry[] = [];
  const changes: ChangedEntry[] = [];
  let amountCents: number | undefined;
  for (const [index, line] of records.entries()) {
    if (line.startsWith('6')) amountCents = Number(line.slice(29, 39));
    if (!line.startsWith('7')) continue;
    if (amountCents === undefined) refuse(`record ${String(index + 1)}`, 'belongs to no entry');
    const [kind, code, trace] = [line.slice(1, 3), line.slice(3, 6), line.slice(6, 21)];
    if (kind === '99') returns.push({ trace, code, amountCents });
    if (kind === '98') changes.push({ trace, code, corrected: readCorrectedData(code, line.slice(35, 64)) });
  }
  return { returns, changes };
}

/** A file that was cut off or edited shows in its control records. */
function checkTotals(records: readonly string[]): void {
  let batch: string[] = [];
  let batches = 0;
  for (const line of records) {
    if (line.startsWith('5')) batch = [];
    if (/^[67]/.test(line)) batch.push(line);
    if (!line.startsWith('8')) continue;
    batches += 1;
    compare(`batch ${String(batches)}`, batch, {
      ...{ count: line.slice(4, 10), hash: line.slice(10, 20) },
      ...{ debits: line.slice(20, 32), credits: line.slice(32, 44) },
    });
  }
  const control = records.at(-1) ?? '';
  if (Number(control.slice(1, 7)) !== batches) refuse('the file', 'has not as many batches as it says');
  compare(
    'the file',
    records.filter((line) => /^[67]/.test(line)),
    {
      ...{ count: control.slice(13, 21), hash: control.slice(21, 31) },
      ...{ debits: control.slice(31, 43), credits: control.slice(43, 55) },
    },
  );
}

interface Declared {
  readonly count: string;
  readonly hash: string;
  readonly debits: string;
  readonly credits: string;
}

function compare(place: string, lines: readonly string[], declared: Declared): void {
  const entries = lines.filter((line) => line.startsWith('6'));
  const cents = entries.reduce((sum, line) => sum + readDigits(place, line.slice(29, 39)), 0n);
  if (readDigits(place, declared.count) !== BigInt(lines.length))
    refuse(place, 'has not as many entries as it says');
  if (
    readDigits(place, declared.hash) !==
    hashOf(entries.map((line) => String(readDigits(place, line.slice(3, 11))).padStart(8, '0')))
  )
    refuse(place, 'has another hash than it says');
  if (readDigits(place, declared.debits) + readDigits(place, declared.credits) !== cents)
    refuse(place, 'has another total than it says');
}

function readDigits(place: string, text: string): bigint {
  return /^\d+$/.test(text) ? BigInt(text) : refuse(place, `has "${text}" where a number belongs`);
}
