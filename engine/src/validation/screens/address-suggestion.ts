import type { AddressField } from '../../definition/field.ts';

export const minSuggestionScore = 0.85;
export const addressCountry = 'USA';

/** How long a search may find nothing before the button for manual entry appears. */
export const manualEntryDelaySeconds = 10;

/** Whether the button for manual entry is shown: the search has found nothing for long enough. */
export function offersManualEntry(search: {
  readonly seconds: number;
  readonly resultCount: number;
}): boolean {
  return search.resultCount === 0 && search.seconds >= manualEntryDelaySeconds;
}

/** A place that the geocoder proposes for what was typed. */
export interface AddressSuggestion {
  /** From 0 to 1: how well it fits what was typed. */
  readonly score: number;
  readonly isPostalCodePoint: boolean;
  /** As "USA". */
  readonly country: string;
  readonly state?: string;
  readonly city?: string;
}

/** Whether a suggestion may stand for what was typed, in the state and city that the field allows. */
export function isAcceptableSuggestion(
  suggestion: AddressSuggestion,
  filter: NonNullable<AddressField['filter']> = {},
): boolean {
  return (
    suggestion.score >= minSuggestionScore &&
    !suggestion.isPostalCodePoint &&
    suggestion.country === addressCountry &&
    isWithin(suggestion.state, filter.state) &&
    isWithin(suggestion.city, filter.city)
  );
}

function isWithin(place: string | undefined, limit: string | undefined): boolean {
  return limit === undefined || place?.toLowerCase() === limit.toLowerCase();
}
