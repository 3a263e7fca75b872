import { signedIn } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { type SuggestedPlace, toSuggestedPlaces } from './suggested-place.ts';

const SearchModeEnum = builder.enumType('AddressSearchMode', {
  values: ['address', 'house', 'city'] as const,
});
const PrecisionEnum = builder.enumType('PlacePrecision', {
  values: ['house', 'street', 'city', 'postalCode', 'other'] as const,
});

const SuggestionType = builder.objectRef<SuggestedPlace>('AddressSuggestion').implement({
  fields: (t) => ({
    label: t.exposeString('label'),
    addressLine1: t.exposeString('addressLine1', { nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    state: t.exposeString('state', { nullable: true }),
    zip: t.exposeString('zip', { nullable: true }),
    county: t.exposeString('county', { nullable: true }),
    latitude: t.exposeFloat('latitude', { nullable: true }),
    longitude: t.exposeFloat('longitude', { nullable: true }),
    precision: t.field({ type: PrecisionEnum, resolve: ({ precision }) => precision }),
    score: t.exposeFloat('score', { nullable: true, description: 'Null until the place is located.' }),
    isAcceptable: t.exposeBoolean('isAcceptable', {
      description: 'Whether it can replace what the person typed, within the requested city and state.',
    }),
  }),
});

interface Answer {
  readonly source: string;
  readonly places: readonly SuggestedPlace[];
}

const SuggestionsType = builder.objectRef<Answer>('AddressSuggestionConnection').implement({
  fields: (t) => ({
    source: t.exposeString('source', { description: 'The data source, to be shown next to the result.' }),
    nodes: t.field({ type: [SuggestionType], resolve: ({ places }) => [...places] }),
  }),
});

const shortest = 3;
const longest = 200;

/** What is too short to search for finds nothing, and so does what is too long to be an address. */
function isSearchable(text: string): boolean {
  return text.trim().length >= shortest && text.length <= longest;
}

builder.queryField('suggestAddresses', (t) =>
  t.field({
    type: SuggestionsType,
    access: signedIn,
    args: {
      text: t.arg.string(),
      city: t.arg.string({ required: false }),
      state: t.arg.string({ required: false }),
      mode: t.arg({ type: SearchModeEnum, defaultValue: 'address' }),
    },
    resolve: async (_root, { text, mode, ...rest }, { ports: { geocoder } }) => {
      const filter = toFilter(rest);
      const places = isSearchable(text) ? await geocoder.suggest({ text: text.trim(), mode, ...filter }) : [];
      return { source: geocoder.source, places: toSuggestedPlaces(places, filter) };
    },
  }),
);

builder.queryField('geocodeAddress', (t) =>
  t.field({
    type: SuggestionsType,
    access: signedIn,
    args: {
      text: t.arg.string(),
      city: t.arg.string({ required: false }),
      state: t.arg.string({ required: false }),
    },
    resolve: async (_root, { text, ...rest }, { ports: { geocoder } }) => {
      const places = isSearchable(text) ? await geocoder.locate(text.trim()) : [];
      return { source: geocoder.source, places: toSuggestedPlaces(places, toFilter(rest)) };
    },
  }),
);

builder.queryField('reverseGeocode', (t) =>
  t.field({
    type: SuggestionsType,
    access: signedIn,
    args: { latitude: t.arg.float(), longitude: t.arg.float() },
    resolve: async (_root, { latitude, longitude }, { ports: { geocoder } }) => {
      const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
      const places = isOnEarth ? await geocoder.reverse(latitude, longitude) : [];
      return { source: geocoder.source, places: toSuggestedPlaces(places, {}) };
    },
  }),
);

function toFilter({ city, state }: { city?: string | null | undefined; state?: string | null | undefined }) {
  return { city: toWords(city), state: toWords(state)?.toUpperCase() };
}

function toWords(text: string | null | undefined): string | undefined {
  const words = text?.trim().slice(0, 100);
  return words === '' ? undefined : words;
}
