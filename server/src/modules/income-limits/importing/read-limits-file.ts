import { setImmediate } from 'node:timers/promises';
import { type TableRow, walkCsvRows } from '../../../platform/from-csv.ts';
import { fromXlsx, isWorkbook, UnreadableWorkbook } from '../../../platform/from-xlsx.ts';
import { type ReadLimits, readLimitsTable } from './read-limits-table.ts';

/** HUD's whole table has some 4,600 areas and 2 MB. */
export const mostLimitBytes = 8 * 1024 * 1024;
export const mostLimitRows = 10_000;

/** Reads HUD's Section 8 file as it is published: a workbook, or a table with commas. Others are served meanwhile. */
export async function readLimitsFile(file: Buffer, year: number): Promise<ReadLimits> {
  if (file.length > mostLimitBytes)
    return { areas: [], faults: [{ line: 0, kind: 'tooLarge', megabytes: mostLimitBytes / 1024 / 1024 }] };
  if (isWorkbook(file)) return readWorkbook(file, year);
  const rows: TableRow[] = [];
  for (const row of walkCsvRows(file.toString('utf8'))) {
    if (typeof row === 'number') {
      const read = await readLimitsTable(rows, year);
      return { areas: [], faults: [...read.faults, { line: row, kind: 'brokenLine' }] };
    }
    // The first row is the heading.
    if (rows.length > mostLimitRows) return refuseRows(row.line);
    rows.push(row);
    if (rows.length % 500 === 0) await setImmediate();
  }
  return readLimitsTable(rows, year);
}

function refuseRows(line: number): ReadLimits {
  return { areas: [], faults: [{ line, kind: 'tooManyRows', most: mostLimitRows }] };
}

async function readWorkbook(file: Buffer, year: number): Promise<ReadLimits> {
  try {
    const rows = fromXlsx(file);
    const first = rows[mostLimitRows + 1];
    return first ? refuseRows(first.line) : await readLimitsTable(rows, year);
  } catch (error) {
    if (!(error instanceof UnreadableWorkbook)) throw error;
    return { areas: [], faults: [{ line: 0, kind: 'noWorkbook' }] };
  }
}
