import type { HouseholdLimits } from '@handrail/engine';

/** An area as the government's own service gives it. */
export interface FetchedArea {
  readonly fips: string;
  readonly state: string;
  readonly county: string;
  readonly town: string;
  readonly areaName: string;
  readonly median: number | undefined;
  readonly limits: HouseholdLimits;
}

export interface FetchedLimits {
  readonly areas: readonly FetchedArea[];
  /** Areas that it has, and did not give. */
  readonly failures: readonly { readonly area: string; readonly why: string }[];
}

/** Gives the income limits of a year, of some states or of all. */
export interface IncomeLimitSource {
  readonly source: string;
  readonly fetchYear: (year: number, states?: readonly string[]) => Promise<FetchedLimits>;
}
