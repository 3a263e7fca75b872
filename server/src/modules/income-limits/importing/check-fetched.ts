import { toAreaLabel } from '@handrail/engine';
import type { FetchedLimits } from '../../../ports/income-limit-source.ts';
import { checkFigures } from './check-figures.ts';
import type { FileFault } from './file-faults.ts';
import type { ReadLimits } from './read-limits-table.ts';

/** Judges what the API gave as a file would be; it has no lines, so areas are named. */
export function checkFetched({ areas, failures }: FetchedLimits): ReadLimits {
  const unanswered: FileFault[] = failures.map((failure) => ({ line: 0, kind: 'noAnswer', ...failure }));
  const sound = areas.filter((area) => checkFigures(0, area, (tier) => tier).length === 0);
  const odd = areas.filter((area) => !sound.includes(area));
  const why = 'figures that cannot be right';
  return {
    areas: sound,
    faults: [
      ...unanswered,
      ...odd.map((area): FileFault => ({ line: 0, kind: 'noAnswer', area: toAreaLabel(area), why })),
    ],
  };
}
