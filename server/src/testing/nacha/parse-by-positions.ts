/**
 * Reads a NACHA file from the published record layouts alone and lists what is wrong with it. It shares nothing with the
 * writer: every field is a row of a table with its first and last column, as the rules print them.
 */

type Kind = 'digits' | 'text' | 'blank' | { readonly exactly: readonly string[] };
type Row = readonly [name: string, first: number, last: number, kind: Kind];

const only = (...exactly: string[]): Kind => ({ exactly });

const layouts: Readonly<Record<string, readonly Row[]>> = {
  '1': [
    ['recordType', 1, 1, only('1')],
    ['priorityCode', 2, 3, only('01')],
    ['immediateDestination', 4, 13, 'text'],
    ['immediateOrigin', 14, 23, 'text'],
    ['fileCreationDate', 24, 29, 'digits'],
    ['fileCreationTime', 30, 33, 'digits'],
    ['fileIdModifier', 34, 34, 'text'],
    ['recordSize', 35, 37, only('094')],
    ['blockingFactor', 38, 39, only('10')],
    ['formatCode', 40, 40, only('1')],
    ['destinationName', 41, 63, 'text'],
    ['originName', 64, 86, 'text'],
    ['referenceCode', 87, 94, 'text'],
  ],
  '5': [
    ['recordType', 1, 1, only('5')],
    ['serviceClass', 2, 4, only('200', '220', '225')],
    ['companyName', 5, 20, 'text'],
    ['discretionaryData', 21, 40, 'text'],
    ['companyId', 41, 50, 'text'],
    ['standardEntryClass', 51, 53, only('PPD', 'CCD')],
    ['entryDescription', 54, 63, 'text'],
    ['descriptiveDate', 64, 69, 'text'],
    ['effectiveEntryDate', 70, 75, 'digits'],
    ['settlementDate', 76, 78, 'blank'],
    ['originatorStatus', 79, 79, only('1')],
    ['originatingDfi', 80, 87, 'digits'],
    ['batchNumber', 88, 94, 'digits'],
  ],
  '6': [
    ['recordType', 1, 1, only('6')],
    ['transactionCode', 2, 3, only('22', '23', '32', '33')],
    ['receivingDfi', 4, 11, 'digits'],
    ['checkDigit', 12, 12, 'digits'],
    ['accountNumber', 13, 29, 'text'],
    ['amount', 30, 39, 'digits'],
    ['individualId', 40, 54, 'text'],
    ['individualName', 55, 76, 'text'],
    ['discretionaryData', 77, 78, 'text'],
    ['addendaIndicator', 79, 79, only('0')],
    ['traceNumber', 80, 94, 'digits'],
  ],
  '8': [
    ['recordType', 1, 1, only('8')],
    ['serviceClass', 2, 4, only('200', '220', '225')],
    ['entryAddendaCount', 5, 10, 'digits'],
    ['entryHash', 11, 20, 'digits'],
    ['totalDebit', 21, 32, 'digits'],
    ['totalCredit', 33, 44, 'digits'],
    ['companyId', 45, 54, 'text'],
    ['authenticationCode', 55, 73, 'blank'],
    ['reserved', 74, 79, 'blank'],
    ['originatingDfi', 80, 87, 'digits'],
    ['batchNumber', 88, 94, 'digits'],
  ],
  '9': [
    ['recordType', 1, 1, only('9')],
    ['batchCount', 2, 7, 'digits'],
    ['blockCount', 8, 13, 'digits'],
    ['entryAddendaCount', 14, 21, 'digits'],
    ['entryHash', 22, 31, 'digits'],
    ['totalDebit', 32, 43, 'digits'],
    ['totalCredit', 44, 55, 'digits'],
    ['reserved', 56, 94, 'blank'],
  ],
};

export type ParsedRecord = Readonly<Record<string, string>>;

export interface ParsedBatch {
  readonly header: ParsedRecord;
  readonly entries: readonly ParsedRecord[];
  readonly control: ParsedRecord;
}

export interface ParsedFile {
  readonly faults: readonly string[];
  readonly header: ParsedRecord;
  readonly batches: readonly ParsedBatch[];
  readonly control: ParsedRecord;
}

export function parseByPositions(text: string): ParsedFile {
  const faults: string[] = [];
  // oxlint-disable-next-line no-control-regex -- The file may hold line feeds and printable ASCII, nothing else.
  if (!/^[\x0a\x20-\x7e]*$/.test(text)) faults.push('not ASCII');
  if (!text.endsWith('\n')) faults.push('no line feed at the end');
  const lines = text.split('\n').slice(0, -1);
  if (lines.some(({ length }) => length !== 94)) faults.push('a line is not 94 characters long');
  if (lines.length % 10 !== 0) faults.push('the last block is not full');
  const records = lines.filter((line) => line !== '9'.repeat(94)).map((line) => cut(line, faults));
  if (lines.slice(records.length).some((line) => line !== '9'.repeat(94)))
    faults.push('padding is not at the end');
  return { faults, ...arrange(records, lines.length, faults) };
}

function cut(line: string, faults: string[]): ParsedRecord {
  const rows = layouts[line.charAt(0)];
  if (!rows) {
    faults.push(`unknown record type ${line.charAt(0)}`);
    return {};
  }
  const record: Record<string, string> = {};
  for (const [name, first, last, kind] of rows) {
    const field = line.substring(first - 1, last);
    record[name] = field;
    if (!fits(field, kind)) faults.push(`record ${line.charAt(0)}: ${name} is "${field}"`);
  }
  return record;
}

function fits(field: string, kind: Kind): boolean {
  if (kind === 'text') return true;
  if (kind === 'digits') return /^[0-9]+$/.test(field);
  if (kind === 'blank') return /^ +$/.test(field);
  return kind.exactly.includes(field);
}

function arrange(records: readonly ParsedRecord[], lineCount: number, faults: string[]) {
  const order = records.map(({ recordType }) => recordType).join('');
  if (!/^1(56+8)+9$/.test(order)) faults.push(`records are in the order ${order}`);
  const batches: ParsedBatch[] = [];
  let begun: { header: ParsedRecord; entries: ParsedRecord[] } | undefined;
  for (const record of records) {
    if (record.recordType === '5') begun = { header: record, entries: [] };
    if (record.recordType === '6') begun?.entries.push(record);
    if (record.recordType === '8' && begun) batches.push({ ...begun, control: record });
  }
  const [header = {}, control = {}] = [records[0], records.at(-1)];
  batches.forEach((batch, index) => {
    judgeBatch(batch, index + 1, faults);
  });
  const all = batches.flatMap(({ entries }) => entries);
  judgeTotals('file', control, all, faults);
  same('file batch count', control.batchCount, batches.length, faults);
  same('file block count', control.blockCount, lineCount / 10, faults);
  const traces = all.map(({ traceNumber }) => traceNumber);
  if (new Set(traces).size !== traces.length) faults.push('a trace number comes twice');
  return { header, batches, control };
}

function judgeBatch({ header, entries, control }: ParsedBatch, number: number, faults: string[]): void {
  const place = `batch ${String(number)}`;
  same(`${place} number`, header.batchNumber, number, faults);
  for (const name of ['serviceClass', 'companyId', 'originatingDfi', 'batchNumber'])
    if (header[name] !== control[name]) faults.push(`${place}: ${name} differs in header and control`);
  judgeTotals(place, control, entries, faults);
  const traces = entries.map(({ traceNumber = '' }) => traceNumber);
  if (traces.some((trace, index) => index > 0 && trace <= (traces[index - 1] ?? '')))
    faults.push(`${place}: trace numbers do not ascend`);
  if (traces.some((trace) => trace.slice(0, 8) !== header.originatingDfi))
    faults.push(`${place}: a trace number is not of the originating bank`);
  for (const { receivingDfi = '', checkDigit, transactionCode = '', amount } of entries) {
    const sum = [3, 7, 1, 3, 7, 1, 3, 7].reduce(
      (total, weight, at) => total + weight * Number(receivingDfi[at]),
      0,
    );
    if (Number(checkDigit) !== (10 - (sum % 10)) % 10) faults.push(`${place}: wrong check digit`);
    if (transactionCode.endsWith('3') !== (Number(amount) === 0))
      faults.push(`${place}: a prenote has money, or a payment has none`);
  }
}

function judgeTotals(
  place: string,
  control: ParsedRecord,
  entries: readonly ParsedRecord[],
  faults: string[],
): void {
  let [hash, credit] = [0, 0];
  for (const entry of entries) {
    hash = (hash + Number(entry.receivingDfi)) % 1e10;
    credit += Number(entry.amount);
  }
  same(`${place} count`, control.entryAddendaCount, entries.length, faults);
  same(`${place} hash`, control.entryHash, hash, faults);
  same(`${place} debits`, control.totalDebit, 0, faults);
  same(`${place} credits`, control.totalCredit, credit, faults);
}

function same(what: string, declared: string | undefined, counted: number, faults: string[]): void {
  if (Number(declared) !== counted)
    faults.push(`${what}: declared ${String(declared)}, counted ${String(counted)}`);
}
