/** How often something may be tried within a sliding window of time. */
export interface Limit {
  /** Names the thing and whom it is counted for, such as `magic-link:email`. */
  readonly key: string;
  readonly max: number;
  readonly windowMinutes: number;
}

/** A limit and whom it is counted for: an address, an account, a network, or the whole partner. */
export interface Counted {
  readonly limit: Limit;
  readonly subject: string;
  /** How many tries one call stands for, such as the files of an upload; one unless told. */
  readonly times?: number;
}

/** Large numbers are counted by the minute and small ones to the second, so that no count is ever long to read. */
export function slotSeconds({ max }: Limit): number {
  return max > 30 ? 60 : 1;
}
