/** A count under this is never shown: it could tell who was counted. */
export const leastShown = 10;

/**
 * Counts are shown to the nearest ten. Programs overlap in ways that their conditions tell, so exact counts would let a hidden
 * one be worked out: those who fit neither of two opposite programs are the ones who fit none.
 */
export function roundCount(count: number): number {
  return Math.round(count / leastShown) * leastShown;
}

export interface Counted {
  readonly key: string;
  readonly count: number;
}

/** Counts that may be shown, and what the others add up to. */
export interface ShownCounts {
  readonly shown: readonly Counted[];
  /** Nothing where they add up to less than may be shown. */
  readonly others: number | null;
}

/**
 * Leaves out small counts of a list whose sum is known. What is left out adds up to nothing or to enough, so that taking
 * the shown ones from the sum tells nothing: where it would not, the smallest of the others is left out too.
 */
export function hideSmall(counts: readonly Counted[]): ShownCounts {
  const sorted = counts.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
  const isLarge = ({ count }: Counted) => count >= leastShown;
  let shown = sorted.filter(isLarge);
  let hidden = sorted.filter((each) => !isLarge(each));
  const sum = () => hidden.reduce((total, { count }) => total + count, 0);
  while (hidden.length > 0 && sum() < leastShown && shown.length > 0) {
    hidden = [...hidden, ...shown.slice(-1)];
    shown = shown.slice(0, -1);
  }
  const rounded = shown.map((each) => ({ ...each, count: roundCount(each.count) }));
  if (hidden.length === 0) return { shown: rounded, others: 0 };
  return { shown: rounded, others: sum() < leastShown ? null : roundCount(sum()) };
}

/** The parts of a known sum: all of them, or none where one of them is small. */
export function showParts<Name extends string>(
  parts: Readonly<Record<Name, number>>,
): Readonly<Record<Name, number>> | null {
  const counts = Object.entries<number>(parts);
  if (counts.some(([, count]) => count > 0 && count < leastShown)) return null;
  return Object.fromEntries(counts.map(([name, count]) => [name, roundCount(count)])) as Record<Name, number>;
}
