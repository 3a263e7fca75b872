import { readCsvRows } from '../../../platform/from-csv.ts';
import { fromXlsx, isWorkbook, UnreadableWorkbook } from '../../../platform/from-xlsx.ts';
import { type ReadLimits, readLimitsTable } from './read-limits-table.ts';

/** Reads HUD's Section 8 file as it is published: a workbook, or a table with commas. */
export function readLimitsFile(file: Buffer, year: number): ReadLimits {
  if (isWorkbook(file)) return readWorkbook(file, year);
  const { rows, brokenLine } = readCsvRows(file.toString('utf8'));
  const read = readLimitsTable(rows, year);
  if (brokenLine === undefined) return read;
  return { areas: [], faults: [...read.faults, { line: brokenLine, kind: 'brokenLine' }] };
}

function readWorkbook(file: Buffer, year: number): ReadLimits {
  try {
    return readLimitsTable(fromXlsx(file), year);
  } catch (error) {
    if (!(error instanceof UnreadableWorkbook)) throw error;
    return { areas: [], faults: [{ line: 0, kind: 'noWorkbook' }] };
  }
}
