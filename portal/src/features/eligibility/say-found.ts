import { mostAreasFound } from '@handrail/engine';
import type { Say } from '../../shared/context/use-text.ts';
import type { Found } from './use-area-search.ts';

/** How a search for places went, for those who see the list and those who hear of it. */
export function sayFound(
  say: Say,
  { areas, source = '', hasFailed, lacksZip }: Found,
  isZip: boolean,
): string {
  const count = areas.length;
  if (hasFailed) return say('eligibility.area-failed', 'We could not search. Please try again.');
  if (lacksZip)
    return say('eligibility.lacks-zip', 'Type all 5 digits of your ZIP code, also after a street address.');
  if (count === 0)
    return isZip
      ? say('eligibility.no-zip', 'We couldn’t find this ZIP code. Try the name of your county instead.')
      : say(
          'eligibility.no-area',
          'We couldn’t find this place. Try your ZIP code or the name of your county.',
        );
  if (isZip)
    return count === 1
      ? say('eligibility.zip-one', '1 place found. ZIP code data: {source}.', { source })
      : say('eligibility.zip-many', 'Choose where you live. ZIP code data: {source}.', { source });
  if (count === 1) return say('eligibility.found-one', '1 place found.');
  return count < mostAreasFound
    ? say('eligibility.found', '{count} places found.', { count })
    : say('eligibility.found-many', '{count} places. Keep typing to narrow the list.', { count });
}
