/** Reads a file that spreadsheets save: quoted cells may hold commas, quotes and line ends. Empty lines are left out. */
export function fromCsv(text: string): string[][] {
  const cells = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|\r|\n|$)/gy;
  const rows: string[][] = [];
  let row: string[] = [];
  const plain = text.replace(/^\uFEFF/, '');
  while (cells.lastIndex < plain.length) {
    const found = cells.exec(plain);
    // A quote in the middle of a cell: the rest of the line cannot be told apart, so it counts as one cell.
    if (!found) break;
    const [, cell = '', end = ''] = found;
    row.push(toText(cell));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows.filter((each) => each.some((cell) => cell !== ''));
}

function toText(cell: string): string {
  return (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell).trim();
}
