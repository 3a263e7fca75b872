/** What is counted of a check: nothing that a person typed. */
export interface CheckToCount {
  /** The number of the version that was asked. */
  readonly version: number;
  readonly verdict: 'eligible' | 'ineligible';
  readonly programs: readonly { readonly programId: string; readonly fit: 'likely' | 'maybe' | 'unlikely' }[];
  /** The county, where the income question was answered. */
  readonly areaFips?: string | undefined;
  /** Checks after the first one of a visit are people trying out other answers. */
  readonly isRecheck?: boolean | undefined;
}
