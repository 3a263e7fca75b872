import { hashOf, recordLength } from './nacha-fields.ts';
import { type CorrectedAccount, readCorrectedData } from './corrected-data.ts';
import type { NachaOrigin } from './nacha-file.ts';
import { refuse } from './nacha-refusal.ts';

/** An entry of ours as the bank repeats it. */
interface RepeatedEntry {
  /** Of the addenda record, as people count lines. */
  readonly line: number;
  readonly trace: string;
  readonly code: string;
  readonly entry: NamedEntry;
}

/** What a bank repeats of an entry beside its trace number. */
export interface NamedEntry {
  /** Our own; some banks leave it out. */
  readonly reference: string;
  /** Eight digits of the bank that was paid to. */
  readonly bank: string;
  readonly accountNumber: string;
}

/** A payment that came back. */
export interface ReturnedEntry extends RepeatedEntry {
  readonly amountCents: number;
}

/** A payment that arrived, with what the bank wants changed. */
export interface ChangedEntry extends RepeatedEntry {
  readonly corrected: CorrectedAccount;
}

export interface ReturnFile {
  readonly returns: readonly ReturnedEntry[];
  readonly changes: readonly ChangedEntry[];
}

/**
 * Reads what a bank sends back; a file whose lines, counts or sums do not agree, or that is about what another organization or
 * another bank sent, is refused as a whole.
 */
export function readReturnFile(text: string, origin: NachaOrigin): ReturnFile {
  const lines = text.split(/\r?\n/).filter((line) => line !== '');
  for (const [index, line] of lines.entries())
    if (line.length !== recordLength || !/^[ -~]*$/.test(line))
      refuse(`line ${String(index + 1)}`, 'is not 94 characters of ASCII');
  const records = lines.filter((line) => !/^9{94}$/.test(line));
  if (!records[0]?.startsWith('101')) refuse('line 1', 'is not a file header');
  if (!records.at(-1)?.startsWith('9')) refuse('the last line', 'is not a file control');
  checkTotals(records);
  return collect(records, origin);
}

function collect(records: readonly string[], origin: NachaOrigin): ReturnFile {
  const returns: ReturnedEntry[] = [];
  const changes: ChangedEntry[] = [];
  let entry: string | undefined;
  for (const [index, line] of records.entries()) {
    const place = `line ${String(index + 1)}`;
    if (line.startsWith('5')) assertOwnCompany(place, line, origin);
    if (line.startsWith('6')) entry = line;
    if (!line.startsWith('7')) continue;
    if (entry === undefined) refuse(place, 'belongs to no entry');
    const [kind, code, trace] = [line.slice(1, 3), line.slice(3, 6), line.slice(6, 21)];
    if (kind !== '99' && kind !== '98') continue;
    assertOwnBank(place, trace, origin);
    const said = { line: index + 1, trace, code, entry: toNamed(entry, line) };
    if (kind === '99') returns.push({ ...said, amountCents: Number(entry.slice(29, 39)) });
    else changes.push({ ...said, corrected: readCorrectedData(code, line.slice(35, 64)) });
  }
  return { returns, changes };
}

function toNamed(entry: string, addenda: string): NamedEntry {
  return {
    reference: entry.slice(39, 54).trim(),
    bank: addenda.slice(27, 35),
    accountNumber: entry.slice(12, 29).trim(),
  };
}

function assertOwnCompany(place: string, header: string, { companyId }: NachaOrigin): void {
  const named = header.slice(40, 50).trim();
  if (named !== companyId.trim())
    refuse(place, `is about payments of company ${named}, and ours is ${companyId.trim()}`);
}

function assertOwnBank(place: string, trace: string, { bankRoutingNumber }: NachaOrigin): void {
  const own = bankRoutingNumber.slice(0, 8);
  if (!/^\d{15}$/.test(trace) || !trace.startsWith(own))
    refuse(place, `names trace number ${trace}, and those of our bank begin with ${own}`);
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
