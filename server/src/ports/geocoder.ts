/** What a search is for: any place, an address with a house number, or a city. */
export type SearchMode = 'address' | 'house' | 'city';

export interface AddressSearch {
  /** The street, or the beginning of it. */
  readonly text: string;
  readonly city?: string | undefined;
  /** As "NY". */
  readonly state?: string | undefined;
  readonly mode: SearchMode;
}

/** How closely a place is known. */
export type Precision = 'house' | 'street' | 'city' | 'postalCode' | 'other';

export interface Place {
  readonly label: string;
  readonly addressLine1?: string | undefined;
  readonly city?: string | undefined;
  /** As "NY". */
  readonly state?: string | undefined;
  readonly zip?: string | undefined;
  readonly county?: string | undefined;
  /** Three digits, unique within the state. */
  readonly countyCode?: string | undefined;
  /** As "USA". */
  readonly country: string;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly precision: Precision;
  /** From 0 to 1: how well it fits what was typed. Some services say it only once a place is located. */
  readonly score?: number | undefined;
}

/** Completes and locates addresses in the United States. */
export interface Geocoder {
  /** Whose data it is, in the words that its owner asks for. */
  readonly source: string;
  /** Whether an address is found by its street, and not by its ZIP code alone. */
  readonly knowsStreets: boolean;
  readonly suggest: (search: AddressSearch) => Promise<readonly Place[]>;
  readonly locate: (text: string) => Promise<readonly Place[]>;
  readonly reverse: (latitude: number, longitude: number) => Promise<readonly Place[]>;
  /** Where a ZIP code is, then those next to it: its edges may lie in another county, which no list of ZIP codes says. */
  readonly aroundZip: (zip: string) => Promise<readonly Place[]>;
}

/** The text of a search: the street, then what narrows it. */
export function toSearchText({ text, city, state }: AddressSearch): string {
  return [text, city, state].filter(Boolean).join(', ');
}
