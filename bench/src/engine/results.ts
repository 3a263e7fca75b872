import type { AloneResult } from './measure/measure-alone.ts';
import type { RaceResult } from './measure/race.ts';

export const formSizes = [50, 300, 2_000] as const;
export type FormSize = (typeof formSizes)[number];

/** Everything that one run measured of one contender. */
export interface Result {
  readonly name: string;
  readonly gzipBytes?: number;
  readonly bySize: Readonly<Record<FormSize, RaceResult & AloneResult>>;
}

/** One figure of a contender; nothing where it does not do that work. */
export type Figure = (result: Result) => number | undefined;

export function getFigure(results: readonly Result[], name: string, figure: Figure): number {
  const found = results.find((result) => result.name === name);
  return (found && figure(found)) ?? NaN;
}
