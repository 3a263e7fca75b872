import { createHash } from 'node:crypto';
import type { AreaFigures } from './income-limit-set.ts';
import { toSearchWords } from './search-words.ts';

/** A set that is about to be stored. */
export interface NewSet {
  readonly owner: string;
  readonly id: string;
  readonly year: number;
  readonly source: string;
  readonly effectiveFrom: string;
  readonly importedAt: Date;
  readonly importedBy?: string | undefined;
  readonly areas: readonly AreaFigures[];
}

/** The values of the two statements that store a set. */
export interface SetRows {
  readonly set: readonly unknown[];
  readonly areas: readonly unknown[];
}

export const insertSetSql = `insert into income_limit_sets
  (owner, id, year, source, effective_from, imported_at, imported_by, area_count, checksum)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

/** All areas at once: thousands of small statements would take seconds. */
export const insertAreasSql = `insert into income_limit_areas
  (owner, set_id, fips, state, county, town, area_name, median, extremely_low, very_low, low, search_words)
  select $1, $2, fips, state, county, town, area_name, median, extremely_low, very_low, low, search_words
  from jsonb_to_recordset($3::jsonb) as area (fips text, state text, county text, town text, area_name text,
    median integer, extremely_low integer[], very_low integer[], low integer[], search_words text)`;

export function toSetRows({ owner, id, areas, ...set }: NewSet): SetRows {
  const rows = JSON.stringify(areas.map(toRow));
  return {
    set: [
      ...[owner, id, set.year, set.source, set.effectiveFrom, set.importedAt, set.importedBy ?? null],
      ...[areas.length, toChecksum(areas)],
    ],
    areas: [owner, id, rows],
  };
}

/** The same for the same figures, in whatever order they came. */
export function toChecksum(areas: readonly AreaFigures[]): string {
  const rows = areas.map((area) => JSON.stringify(toRow(area))).toSorted();
  return createHash('sha256').update(rows.join('\n')).digest('hex');
}

function toRow(area: AreaFigures) {
  const { fips, state, county, town, areaName, median, limits } = area;
  return {
    ...{ fips, state, county, town, area_name: areaName, median: median ?? null },
    ...{ extremely_low: limits.extremelyLow, very_low: limits.veryLow, low: limits.low },
    search_words: toSearchWords(area),
  };
}
