/** The total from which the payments of a year to one payee are reported. */
export interface TaxThreshold {
  readonly cents: number;
  /** The IRS adjusts it for inflation, and nobody has entered this year's amount yet. */
  readonly isAssumed: boolean;
}

/** What a partner entered for a year. */
export interface YearThreshold {
  readonly year: number;
  readonly amountCents: number;
}

/** By the first year in which it holds, the latest first. */
const known = [
  { from: 2026, cents: 200_000 },
  { from: 0, cents: 60_000 },
] as const;
const lastKnownYear = known[0].from;

/** The threshold of a tax year: what the partner entered, or what the law says as far as it is known. */
export function findTaxThreshold(year: number, entered: readonly YearThreshold[] = []): TaxThreshold {
  const own = entered.find((each) => each.year === year);
  if (own) return { cents: own.amountCents, isAssumed: false };
  const { cents } = known.find(({ from }) => from <= year) ?? known[0];
  return { cents, isAssumed: year > lastKnownYear };
}
