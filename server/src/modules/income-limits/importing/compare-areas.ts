import { incomeTiers, type IncomeTier, toAreaLabel } from '@handrail/engine';
import type { AreaFigures } from '../income-limit-set.ts';

/** What an import does to the limits that are in force. */
export interface LimitChanges {
  readonly added: readonly AreaMention[];
  readonly dropped: readonly AreaMention[];
  /** The largest changes first. */
  readonly changed: readonly AreaChange[];
  readonly unchangedCount: number;
}

export interface AreaMention {
  readonly fips: string;
  readonly label: string;
}

/** The figure of an area that changes most. */
export interface AreaChange extends AreaMention {
  readonly tier: IncomeTier;
  readonly householdSize: number;
  readonly before: number;
  readonly after: number;
  /** As 3.2 for 3.2 % more. */
  readonly percentage: number;
}

/** Compares what is in force with what would be. */
export function compareAreas(before: readonly AreaFigures[], after: readonly AreaFigures[]): LimitChanges {
  const known = new Map(before.map((area) => [area.fips, area]));
  const coming = new Set(after.map(({ fips }) => fips));
  const changed = after.flatMap((area) => {
    const standing = known.get(area.fips);
    return (standing && findLargestChange(standing, area)) ?? [];
  });
  const added = after.filter(({ fips }) => !known.has(fips));
  return {
    added: added.map(toMention),
    dropped: before.filter(({ fips }) => !coming.has(fips)).map(toMention),
    changed: changed.toSorted((one, other) => Math.abs(other.percentage) - Math.abs(one.percentage)),
    unchangedCount: after.length - added.length - changed.length,
  };
}

function findLargestChange(before: AreaFigures, after: AreaFigures): AreaChange | undefined {
  let largest: AreaChange | undefined;
  for (const tier of incomeTiers) {
    for (const [index, limit] of after.limits[tier].entries()) {
      const standing = before.limits[tier][index] ?? 0;
      if (limit === standing) continue;
      const percentage = Math.round(((limit - standing) / standing) * 1_000) / 10;
      if (largest && Math.abs(largest.percentage) >= Math.abs(percentage)) continue;
      largest = {
        ...toMention(after),
        tier,
        householdSize: index + 1,
        before: standing,
        after: limit,
        percentage,
      };
    }
  }
  return largest;
}

function toMention({ fips, town, county, state }: AreaFigures): AreaMention {
  return { fips, label: toAreaLabel({ town, county, state }) };
}
