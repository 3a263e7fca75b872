import { findPovertyGuideline, toHouseholdLimits } from '@handrail/engine';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OperatorError } from '../../platform/errors/operator-error.ts';
import { fromCsv } from '../../platform/from-csv.ts';
import { type AreaFigures, installationOwner, toAreaId } from './income-limit-set.ts';
import { hasInstallationSet, insertInstallationSet, type TableOwner } from './installation-store.ts';

/** HUD's limits that come with the product. The id is fixed, so that an area is named alike in every installation. */
const shipped = {
  id: '2f0c7a52-6b1e-4d0b-9d53-0a6f5b2c2024',
  file: 'hud-income-limits-fy2024.csv',
  year: 2024,
  source: 'HUD, fiscal year 2024, shipped with the product',
  effectiveFrom: '2024-04-01',
} as const;

/** The id of an area with the limits that come with the product. */
export function toShippedAreaId(fips: string): string {
  return toAreaId(shipped.id, fips);
}

/** Loads the limits that come with the product, unless they are there. */
export async function loadShippedLimits(owner: TableOwner, now: Date): Promise<void> {
  if (await hasInstallationSet(owner, shipped.id)) return;
  const { id, year, source, effectiveFrom } = shipped;
  const areas = await readShippedAreas();
  const set = { owner: installationOwner, id, year, source, effectiveFrom, importedAt: now, areas };
  await insertInstallationSet(owner, set);
}

/** Every area of the file, which has only the figures for four people. */
export async function readShippedAreas(): Promise<AreaFigures[]> {
  const text = await readFile(findReferenceFile(shipped.file), 'utf8');
  const [, ...rows] = fromCsv(text, (line) => new Error(`Line ${line} of ${shipped.file} is broken`));
  return rows.map(({ cells }) => {
    const [fips = '', state = '', county = '', town = '', areaName = '', ...figures] = cells;
    const [median, , veryLow = 0, low = 0] = figures.map(Number);
    const limits = toHouseholdLimits({ veryLow, low }, findPovertyGuideline(shipped.year, state));
    return { fips, state, county, town, areaName, median, limits };
  });
}

/** A file of server/reference-data, seen from the sources and from the built server alike. */
function findReferenceFile(name: string): string {
  const from = dirname(fileURLToPath(import.meta.url));
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'reference-data', name);
    if (existsSync(file)) return file;
  }
  throw new OperatorError(`The file ${name} was not found in reference-data in any folder above ${from}.`);
}
