import { isAcceptableSuggestion } from '@handrail/engine';
import type { Place } from '../../ports/geocoder.ts';

export interface PlaceFilter {
  readonly city?: string | undefined;
  readonly state?: string | undefined;
}

/** A place with the verdict whether it may stand for what was typed. */
export interface SuggestedPlace extends Place {
  readonly isAcceptable: boolean;
}

/** Keeps the places inside the filter and judges each. One without a score must first be located. */
export function toSuggestedPlaces(places: readonly Place[], filter: PlaceFilter): SuggestedPlace[] {
  const limits = {
    ...(filter.state !== undefined && { state: filter.state }),
    ...(filter.city !== undefined && { city: filter.city }),
  };
  return places
    .map((place) => ({
      ...place,
      isAcceptable:
        place.score !== undefined && isAcceptableSuggestion(toSuggestion(place, place.score), limits),
      isWithin: isAcceptableSuggestion(toSuggestion({ ...place, precision: 'house' }, 1), limits),
    }))
    .filter(({ isWithin }) => isWithin);
}

function toSuggestion({ precision, country, state, city }: Place, score: number) {
  return {
    score,
    isPostalCodePoint: precision === 'postalCode',
    country,
    ...(state !== undefined && { state }),
    ...(city !== undefined && { city }),
  };
}
