import type { HouseholdLimits } from '@handrail/engine';

/** Who owns the sets that every partner uses; no partner has this id. */
export const installationOwner = '00000000-0000-0000-0000-000000000000';

/** The figures of one area, as they are imported. */
export interface AreaFigures {
  /** HUD's ten digits: state, county, and the town in New England or 99999. */
  readonly fips: string;
  readonly state: string;
  readonly county: string;
  /** Empty outside New England. */
  readonly town: string;
  /** What HUD calls the area whose incomes these are, such as "Boston-Cambridge-Quincy, MA-NH HUD Metro FMR Area". */
  readonly areaName: string;
  readonly median: number | undefined;
  readonly limits: HouseholdLimits;
}

/** What was imported at once: the limits of a year from one source. */
export interface IncomeLimitSet {
  readonly id: string;
  readonly year: number;
  readonly source: string;
  readonly effectiveFrom: string;
  readonly importedAt: Date;
  readonly areaCount: number;
  /** The same for the same figures. */
  readonly checksum: string;
  /** Whether it is for every partner of the installation, not this partner's own. */
  readonly isShared: boolean;
  /** Whether the partner went back to the installation's limits after this import of its own. */
  readonly isSetAside: boolean;
}

/** Names an area for good: its figures never change under this id. */
export function toAreaId(setId: string, fips: string): string {
  return `${fips}.${setId}`;
}

export function parseAreaId(areaId: string): { readonly setId: string; readonly fips: string } | undefined {
  const [, fips, setId] = /^(\d{10})\.([0-9a-f-]{36})$/.exec(areaId) ?? [];
  return fips !== undefined && setId !== undefined ? { fips, setId } : undefined;
}
