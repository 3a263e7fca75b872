import { toCsv } from '../platform/to-csv.ts';

type Row = Readonly<Record<string, string | number>>;

const sizes = [1, 2, 3, 4, 5, 6, 7, 8];

/** One area as HUD's Section 8 file has it; limits rise by a thousand dollars for each person. */
export function buildHudRow(overrides: Row = {}): Row {
  const limits = (column: string, first: number) =>
    Object.fromEntries(sizes.map((size) => [`${column}_${size}`, first + size * 1_000]));
  return {
    ...{ stusps: 'NY', state: 36, state_name: 'New York', hud_area_code: 'METRO35620MM5600', county: 47 },
    ...{ County_Name: 'Kings County', county_town_name: 'Kings County', metro: 1 },
    ...{ hud_area_name: 'New York, NY HUD Metro FMR Area', fips: '3604799999', median2025: 98_000 },
    ...{ ...limits('l50', 40_000), ...limits('ELI', 20_000), ...limits('l80', 60_000), ...overrides },
  };
}

/** The file as rows, with the columns of the first area. */
export function toHudTable(rows: readonly Row[]): (string | number)[][] {
  const columns = Object.keys(rows[0] ?? {});
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
}

export function toHudCsv(rows: readonly Row[]): Buffer {
  return Buffer.from(toCsv(toHudTable(rows).map((row) => row.map(String))));
}
