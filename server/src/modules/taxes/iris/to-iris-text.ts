import { toAscii } from '../../../platform/to-ascii.ts';

/**
 * A name or address in the characters that IRIS takes. What begins with a sign that spreadsheets read as a formula loses
 * the sign: an apostrophe in front, as in other files, would become part of the name.
 */
export function toIrisText(text: string | undefined, most = 40): string {
  return toAscii(text ?? '')
    .replaceAll(/[^A-Za-z0-9 &'/#.-]/g, ' ')
    .replace(/^[^A-Za-z0-9#]+/, '')
    .replaceAll(/ +/g, ' ')
    .slice(0, most)
    .trim();
}

/** Each value as it is, in quotes where a comma or a quote would end it. */
export function toIrisCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: string): string {
  return /[",]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
