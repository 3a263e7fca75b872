import type { Locale } from '@handrail/engine';
import { z } from 'zod';
import type { PartnerDb } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { defineWords } from '@handrail/engine';
import type { AreaFigures, IncomeLimitSet } from '../income-limit-set.ts';
import { findSetToReplace, listSets } from '../income-limit-store.ts';
import { toChecksum } from '../new-set-store.ts';
import { compareAreas, type LimitChanges } from './compare-areas.ts';
import { type FileFault, sayFaults } from './file-faults.ts';

/** Limits that someone wants to import, once they are read. */
export interface ComingLimits {
  readonly year: number;
  readonly effectiveFrom: string;
  readonly source: string;
  readonly areas: readonly AreaFigures[];
}

/** What an import would do, before anything changes. */
export interface ImportPlan {
  readonly areaCount: number;
  /** The year of the limits that it is compared with; undefined where there are none yet. */
  readonly comparedYear: number | undefined;
  readonly changes: LimitChanges;
  /** Names exactly this plan: these figures, against those that are in force now. */
  readonly key: string;
}

export const importedYear = z.number().int().min(1990).max(2100);
export const importedDay = z.iso.date();

/** HUD's limits take effect on April 1, unless HUD says otherwise. */
export function toUsualStart(year: number): string {
  return `${year}-04-01`;
}

/** Compares with what it takes the place of, and refuses what is on file already. */
export async function planImport(
  db: Pick<PartnerDb, 'read'>,
  owner: string,
  { year, effectiveFrom, areas }: ComingLimits,
  now: Date,
): Promise<ImportPlan> {
  const { standing, sets } = await db.read(async (tx) => ({
    standing: await findSetToReplace(tx, { partnerId: owner, now, day: effectiveFrom }),
    sets: await listSets(tx, owner),
  }));
  const checksum = toChecksum(areas);
  const isSame = (set: IncomeLimitSet) =>
    !set.isSetAside && set.checksum === checksum && set.year === year && set.effectiveFrom === effectiveFrom;
  if (sets.some(isSame)) throw new AppError('INVALID_INPUT', (locale) => [importWords(locale).onFile]);
  return {
    areaCount: areas.length,
    comparedYear: standing?.year,
    changes: compareAreas(standing?.areas ?? [], areas),
    key: `${checksum}.${standing?.id ?? ''}`,
  };
}

/** Refuses a file with faults, in words that name each line. */
export function assertFaultless(faults: readonly FileFault[]): void {
  if (faults.length > 0) throw new AppError('INVALID_INPUT', (locale: Locale) => sayFaults(locale, faults));
}

const importWords = defineWords('incomeLimitImport', {
  onFile: 'Exactly these limits are on file already.',
});
