/** One row of a table, with its line in the file as a spreadsheet or an editor counts. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Reads a file that spreadsheets save: quoted cells may hold commas, quotes and line ends. Empty lines are left out. What
 * follows a quote out of place cannot be read, so the caller says with which error the whole file is refused.
 */
export function fromCsv(text: string, toRefusal: (brokenLine: number) => Error): TableRow[] {
  const rows: TableRow[] = [];
  for (const row of walkCsvRows(text)) {
    if (typeof row === 'number') throw toRefusal(row);
    rows.push(row);
  }
  return rows;
}

/** The rows one by one, so that a reader can pause or stop; a number at the end is the line that is broken. */
export function* walkCsvRows(text: string): Generator<TableRow | number> {
  const cells = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|\r|\n|$)/gy;
  let row: string[] = [];
  let line = 1;
  let begun = 1;
  const plain = text.replace(/^\uFEFF/, '');
  const isFilled = () => row.some((cell) => cell !== '');
  while (cells.lastIndex < plain.length) {
    const found = cells.exec(plain);
    // A quote in the middle of a cell: what follows cannot be told apart.
    if (!found) {
      if (isFilled()) yield { line: begun, cells: row };
      yield line;
      return;
    }
    const [whole, cell = '', end = ''] = found;
    row.push(toText(cell));
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end === ',') continue;
    if (isFilled()) yield { line: begun, cells: row };
    row = [];
    begun = line;
  }
  if (isFilled()) yield { line: begun, cells: row };
}

function toText(cell: string): string {
  return (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell).trim();
}

/** A column that a file names twice: nobody can say which of the two is meant. */
export function findDoubledColumn(heading: readonly string[]): string | undefined {
  const names = heading.map((name) => name.trim().toLowerCase());
  const place = names.findIndex((name, index) => name !== '' && names.indexOf(name) !== index);
  return heading[place]?.trim();
}
