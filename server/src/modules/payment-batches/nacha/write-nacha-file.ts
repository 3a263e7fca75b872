import { checkNachaFile } from './check-nacha-file.ts';
import { type NachaEntry, type NachaFile, type NachaOrigin, toTraceNumber } from './nacha-file.ts';
import { alpha, blockingFactor, hashOf, numeric, recordLength, shortDate } from './nacha-fields.ts';
import { toAscii } from '../../../platform/to-ascii.ts';

const creditsOnly = '220';
const nameWidth = 22;

/** Writes a file of credits, in batches by class and by the day on which the money should arrive. */
export function writeNachaFile(file: NachaFile): string {
  checkNachaFile(file);
  const batches = groupEntries(file.entries);
  const lines = [
    writeFileHeader(file),
    ...batches.flatMap((batch, index) => writeBatch(file.origin, batch, index + 1)),
  ];
  const blocks = Math.ceil((lines.length + 1) / blockingFactor);
  lines.push(writeFileControl(file.entries, batches.length, blocks));
  const padding = Array.from({ length: blocks * blockingFactor - lines.length }, () =>
    '9'.repeat(recordLength),
  );
  return [...lines, ...padding].map((line) => `${line}\n`).join('');
}

/** One batch for each class and day; entries are in the order of their numbers, as the rules want it. */
function groupEntries(entries: readonly NachaEntry[]): NachaEntry[][] {
  const batches = new Map<string, NachaEntry[]>();
  for (const entry of entries.toSorted((one, other) => one.sequence - other.sequence)) {
    const key = `${entry.effectiveDate} ${entry.entryClass}`;
    batches.set(key, [...(batches.get(key) ?? []), entry]);
  }
  return [...batches].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, batch]) => batch);
}

function writeFileHeader({ origin, date, time, modifier }: NachaFile): string {
  return [
    '101',
    alpha('bankRoutingNumber', ` ${origin.bankRoutingNumber}`, 10),
    alpha('companyId', origin.companyId.padStart(10), 10),
    shortDate('date', date) + time + modifier,
    '094101',
    alpha('bankName', toAscii(origin.bankName), 23),
    alpha('companyName', toAscii(origin.companyName), 23),
    ' '.repeat(8),
  ].join('');
}

function writeBatch(origin: NachaOrigin, entries: readonly NachaEntry[], batchNumber: number): string[] {
  const [first] = entries;
  if (!first) return [];
  const companyId = alpha('companyId', origin.companyId, 10);
  const ending = origin.bankRoutingNumber.slice(0, 8) + numeric('batches', batchNumber, 7);
  const header = [
    `5${creditsOnly}`,
    alpha('companyName', toAscii(origin.companyName), 16),
    ' '.repeat(20),
    companyId + first.entryClass,
    alpha('description', toAscii(origin.description), 10),
    ' '.repeat(6),
    shortDate('effectiveDate', first.effectiveDate),
    '   1',
    ending,
  ].join('');
  const control = [`8${creditsOnly}`, writeTotals(entries, 6), companyId, ' '.repeat(25), ending].join('');
  return [header, ...entries.map((entry) => writeEntry(origin, entry)), control];
}

function writeEntry(origin: NachaOrigin, entry: NachaEntry): string {
  const place = `entry ${String(entry.sequence)}`;
  const name = toAscii(entry.name).slice(0, nameWidth);
  return [
    `6${toTransactionCode(entry)}${entry.routingNumber}`,
    alpha(place, entry.accountNumber, 17),
    numeric(place, entry.amountCents, 10),
    alpha(place, entry.reference, 15),
    alpha(place, name, nameWidth),
    '  0',
    toTraceNumber(origin, entry.sequence),
  ].join('');
}

function toTransactionCode({ accountType, isPrenote }: NachaEntry): string {
  return `${accountType === 'checking' ? '2' : '3'}${isPrenote ? '3' : '2'}`;
}

function writeFileControl(entries: readonly NachaEntry[], batches: number, blocks: number): string {
  return [
    '9',
    numeric('batches', batches, 6),
    numeric('blocks', blocks, 6),
    writeTotals(entries, 8),
    ' '.repeat(39),
  ].join('');
}

/** Count, hash, debits and credits, as both kinds of control record have them. */
function writeTotals(entries: readonly NachaEntry[], countWidth: number): string {
  const credits = entries.reduce((sum, { amountCents }) => sum + BigInt(amountCents), 0n);
  return [
    numeric('entries', entries.length, countWidth),
    numeric('hash', hashOf(entries.map(({ routingNumber }) => routingNumber)), 10),
    numeric('debits', 0, 12),
    numeric('credits', credits, 12),
  ].join('');
}
