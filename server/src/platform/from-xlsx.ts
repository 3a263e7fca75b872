import { inflateRawSync } from 'node:zlib';
import type { TableRow } from './from-csv.ts';

/** The file is no workbook, or one that cannot be read. */
export class UnreadableWorkbook extends Error {
  override readonly name = 'UnreadableWorkbook';
}

/** A workbook packs well; one that unpacks to more than this is not a table of figures. */
const mostBytes = 64 * 1024 * 1024;

/** Whether a file is packed as workbooks are. */
export function isWorkbook(file: Buffer): boolean {
  return file.length > 4 && file.readUInt32LE(0) === 0x04034b50;
}

/** The cells of a workbook's first sheet as text, with the sheet's own row numbers. Formulas count as their last value. */
export function fromXlsx(file: Buffer): TableRow[] {
  try {
    const parts = readArchive(file);
    const sheet = parts.get(findFirstSheet(parts));
    if (sheet === undefined) throw new UnreadableWorkbook('The workbook has no sheet.');
    return readSheet(sheet(), readSharedTexts(parts.get('xl/sharedStrings.xml')?.() ?? ''));
  } catch (error) {
    if (error instanceof UnreadableWorkbook) throw error;
    throw new UnreadableWorkbook('The workbook cannot be read.', { cause: error });
  }
}

type Parts = ReadonlyMap<string, () => string>;

/** What is packed, by name, from the list at the end of the file. */
function readArchive(file: Buffer): Parts {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < 0) throw new UnreadableWorkbook('The file is no workbook.');
  const parts = new Map<string, () => string>();
  let left = mostBytes;
  let place = file.readUInt32LE(end + 16);
  for (let count = file.readUInt16LE(end + 10); count > 0; count--) {
    if (file.readUInt32LE(place) !== 0x02014b50) throw new UnreadableWorkbook('The file is no workbook.');
    const [method, packedSize] = [file.readUInt16LE(place + 10), file.readUInt32LE(place + 20)];
    const [nameLength, extraLength] = [file.readUInt16LE(place + 28), file.readUInt16LE(place + 30)];
    const begin = file.readUInt32LE(place + 42);
    const name = file.toString('utf8', place + 46, place + 46 + nameLength);
    parts.set(name, () => {
      const from = begin + 30 + file.readUInt16LE(begin + 26) + file.readUInt16LE(begin + 28);
      const packed = file.subarray(from, from + packedSize);
      const bytes = method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: left });
      left -= bytes.length;
      return bytes.toString('utf8');
    });
    place += 46 + nameLength + extraLength + file.readUInt16LE(place + 32);
  }
  return parts;
}

function findFirstSheet(parts: Parts): string {
  const first = /<(?:\w+:)?sheet\b[^>]*\br:id="([^"]+)"/.exec(parts.get('xl/workbook.xml')?.() ?? '')?.[1];
  const links = parts.get('xl/_rels/workbook.xml.rels')?.() ?? '';
  const link = links.match(/<Relationship\b[^>]*>/g)?.find((each) => readAttribute(each, 'Id') === first);
  const target = readAttribute(link ?? '', 'Target') ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Texts are stored once and cells point to them; formatted ones come in pieces. */
function readSharedTexts(xml: string): string[] {
  return (xml.match(/<si\b[^>]*\/>|<si\b[^>]*>[\s\S]*?<\/si>/g) ?? []).map(joinTexts);
}

function readSheet(xml: string, shared: readonly string[]): TableRow[] {
  const rows: TableRow[] = [];
  for (const [, attributes = '', body = ''] of xml.matchAll(/<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g)) {
    const cells: (string | undefined)[] = [];
    for (const [, cell = '', content = ''] of body.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
      const column = readAttribute(cell, 'r');
      cells[column === undefined ? cells.length : toIndex(column)] = readCell(cell, content, shared);
    }
    const line = Number(readAttribute(attributes, 'r') ?? (rows.at(-1)?.line ?? 0) + 1);
    const texts = Array.from(cells, (text) => text ?? '');
    if (texts.some((text) => text !== '')) rows.push({ line, cells: texts });
  }
  return rows;
}

function readCell(attributes: string, content: string, shared: readonly string[]): string {
  const kind = readAttribute(attributes, 't');
  if (kind === 'inlineStr') return joinTexts(content).trim();
  const value = unescape(/<v\b[^>]*>([\s\S]*?)<\/v>/.exec(content)?.[1] ?? '').trim();
  return kind === 's' ? (shared[Number(value)] ?? '').trim() : value;
}

const joinTexts = (xml: string) =>
  Array.from(xml.matchAll(/<t\b[^>]*>([\s\S]*?)<\/t>/g), ([, text = '']) => unescape(text)).join('');

function readAttribute(tag: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1];
}

/** The place of a column: A is 0, AA is 26. */
function toIndex(cell: string): number {
  const letters = /^[A-Z]{1,3}/.exec(cell)?.[0] ?? 'A';
  return Array.from(letters).reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 65) - 64, 0) - 1;
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescape(text: string): string {
  return text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, hex, digits, name) => {
      if (name !== undefined) return named[String(name).toLowerCase()] ?? whole;
      return String.fromCodePoint(hex === undefined ? Number(digits) : Number.parseInt(String(hex), 16));
    },
  );
}
