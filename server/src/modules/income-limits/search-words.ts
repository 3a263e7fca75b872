import { usStates } from '@handrail/engine';
import { toAscii } from '../../platform/to-ascii.ts';
import type { AreaFigures } from './income-limit-set.ts';

const stateNames = new Map<string, string>(usStates);

/** What an area is found by: each word after a blank, so that a search finds where words begin. */
export function toSearchWords({
  town,
  county,
  state,
}: Pick<AreaFigures, 'town' | 'county' | 'state'>): string {
  const names = [town, county, state, stateNames.get(state) ?? ''];
  return ` ${names.flatMap(splitWords).join(' ')} `;
}

/** The words of a text without case, accents and marks: "St. Mary’s" gives "st" and "marys". */
export function splitWords(text: string): string[] {
  return toAscii(text)
    .toLowerCase()
    .replaceAll("'", '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}
