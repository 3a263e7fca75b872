/**
 * A cell that a spreadsheet would read as a formula is made plain text with an apostrophe in front. Some take the wide signs
 * of East Asian keyboards for the plain ones.
 */
const formula = /^\s*[=+\-@＝＋－＠\t\r]/;

/** Rows as a file that spreadsheets open: quoted, with the line ends that they expect. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  // The mark at the beginning tells Excel that letters beyond ASCII are UTF-8.
  return `\uFEFF${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`;
}

function toCell(value: string): string {
  const harmless = formula.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** An amount as spreadsheets add it up. */
export function toCsvAmount(cents: number): string {
  return `${String(Math.trunc(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}
