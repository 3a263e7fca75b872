import type { IncomeTier } from '@handrail/engine';
import { setImmediate } from 'node:timers/promises';
import type { TableRow } from '../../../platform/from-csv.ts';
import type { AreaFigures } from '../income-limit-set.ts';
import { checkFigures, readAmount, readFips, readState } from './check-figures.ts';
import type { FileFault } from './file-faults.ts';

/** What a file says: its areas, and what is wrong with it. With any fault, none of it counts. */
export interface ReadLimits {
  readonly areas: readonly AreaFigures[];
  readonly faults: readonly FileFault[];
}

/** What HUD has called each column over the years; the first is what it is called now. */
const names = {
  fips: ['fips', 'fips2010', 'fips2000', 'fips_code'],
  state: ['stusps', 'state_alpha', 'usps', 'state_code'],
  county: ['county_name', 'countyname', 'cntyname'],
  area: ['hud_area_name', 'metro_area_name', 'areaname', 'area_name'],
  town: ['county_town_name', 'cousub_name', 'town_name'],
} as const;
const tiers = {
  extremelyLow: ['eli', 'l30'],
  veryLow: ['l50', 'vli'],
  low: ['l80', 'lli'],
} as const satisfies Record<IncomeTier, readonly string[]>;
const sizes = [1, 2, 3, 4, 5, 6, 7, 8];

/** Reads HUD's Section 8 file, whatever year named its columns. */
export async function readLimitsTable(
  [heading, ...rows]: readonly TableRow[],
  year: number,
): Promise<ReadLimits> {
  if (!heading || rows.length === 0)
    return { areas: [], faults: [{ line: heading?.line ?? 1, kind: 'noRows' }] };
  const { columns, faults } = findColumns(heading, year);
  if (faults.length > 0) return { areas: [], faults };

  const seen = new Map<string, number>();
  const areas: AreaFigures[] = [];
  for (const [index, row] of rows.entries()) {
    const read = readRow(row, columns, seen);
    if (read.area) areas.push(read.area);
    faults.push(...read.faults);
    // Pages of other partners wait for this otherwise.
    if (index % 500 === 499) await setImmediate();
  }
  return { areas, faults };
}

interface Column {
  readonly name: string;
  readonly index: number;
}

interface Columns extends Record<Exclude<keyof typeof names, 'town'> | 'median', Column> {
  readonly town: Column | undefined;
  readonly limits: Record<IncomeTier, Column[]>;
}

function findColumns({ line, cells }: TableRow, year: number): { columns: Columns; faults: FileFault[] } {
  const faults: FileFault[] = [];
  const headings = cells.map((cell) => cell.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_'));
  const find = (aliases: readonly string[], isOptional = false): Column => {
    const known = aliases.filter((alias) => headings.includes(alias));
    const [name] = known;
    if (name === undefined) {
      if (!isOptional) faults.push({ line, kind: 'missingColumn', column: aliases.join(' / ') });
      return { name: '', index: -1 };
    }
    if (headings.indexOf(name) !== headings.lastIndexOf(name))
      faults.push({ line, kind: 'doubleColumn', column: name });
    const index = headings.indexOf(name);
    return { name: cells[index] ?? name, index };
  };
  const town = find(names.town, true);
  const columns: Columns = {
    fips: find(names.fips),
    state: find(names.state),
    county: find(names.county),
    area: find(names.area),
    median: find([
      `median${year}`,
      `median_${year}`,
      'median',
      ...headings.filter((each) => /^median_?\d{4}$/.test(each)),
    ]),
    town: town.index < 0 ? undefined : town,
    limits: {
      extremelyLow: sizes.map((size) => find(tiers.extremelyLow.map((tier) => `${tier}_${size}`))),
      veryLow: sizes.map((size) => find(tiers.veryLow.map((tier) => `${tier}_${size}`))),
      low: sizes.map((size) => find(tiers.low.map((tier) => `${tier}_${size}`))),
    },
  };
  const said = /(\d{4})$/.exec(columns.median.name)?.[1];
  if (said !== undefined && Number(said) !== year)
    faults.push({ line, kind: 'otherYear', column: columns.median.name, year });
  return { columns, faults };
}

function readRow(
  { line, cells }: TableRow,
  columns: Columns,
  seen: Map<string, number>,
): { area?: AreaFigures; faults: FileFault[] } {
  const faults: FileFault[] = [];
  const take = ({ name, index }: Column): string => {
    const cell = cells[index] ?? '';
    if (cell === '') faults.push({ line, kind: 'emptyCell', column: name });
    return cell;
  };
  const takeAmount = (column: Column): number => {
    const cell = take(column);
    const amount = readAmount(cell);
    if (amount === undefined && cell !== '')
      faults.push({ line, kind: 'noAmount', column: column.name, value: cell.slice(0, 40) });
    return amount ?? 0;
  };
  const [fipsCell, stateCell, county] = [take(columns.fips), take(columns.state), take(columns.county)];
  const fips = readFips(fipsCell);
  const state = readState(stateCell);
  if (fipsCell !== '' && fips === undefined)
    faults.push({ line, kind: 'noArea', value: fipsCell.slice(0, 40) });
  if (stateCell !== '' && state === undefined)
    faults.push({ line, kind: 'noState', value: stateCell.slice(0, 40) });
  const firstLine = fips === undefined ? undefined : seen.get(fips);
  if (fips !== undefined && firstLine !== undefined)
    faults.push({ line, kind: 'doubleArea', fips, firstLine });
  if (fips !== undefined && firstLine === undefined) seen.set(fips, line);

  const areaName = take(columns.area);
  const median = takeAmount(columns.median);
  const limits = {
    extremelyLow: columns.limits.extremelyLow.map(takeAmount),
    veryLow: columns.limits.veryLow.map(takeAmount),
    low: columns.limits.low.map(takeAmount),
  };
  if (faults.length > 0 || fips === undefined || state === undefined) return { faults };
  // Outside New England the file repeats the county where the town would be.
  const named = columns.town ? (cells[columns.town.index] ?? '') : '';
  const area = { fips, state, county, town: named === county ? '' : named, areaName, median, limits };
  const odd = checkFigures(line, area, (tier, index) => columns.limits[tier][index]?.name ?? tier);
  return odd.length > 0 ? { faults: odd } : { area, faults: [] };
}
