import { z } from 'zod';
import {
  type AddressSearch,
  type Geocoder,
  type Place,
  type Precision,
  toSearchText,
} from '../../ports/geocoder.ts';
import { aroundZipCode } from './zip-code-geocoder.ts';
import { askJson } from './ask-json.ts';

export interface HereSettings {
  /** Any address of HERE's, or a server that speaks for all of them. */
  readonly url: string;
  readonly key: string;
  readonly timeoutMs?: number;
}

const limit = '8';
const country = 'countryCode:USA';

/** HERE's Geocoding and Search API, version 7. Its completions carry no score: locating one gives it. */
export function createHereGeocoder({ url, key, timeoutMs = 2_500 }: HereSettings): Geocoder {
  const ask = async (service: Service, parameters: Record<string, string | undefined>) => {
    const answer = await askJson(toAddress(url, service), { ...parameters, apiKey: key }, timeoutMs);
    return answerSchema.parse(answer).items.map(toPlace);
  };
  return {
    source: 'HERE',
    knowsStreets: true,
    aroundZip: aroundZipCode,
    suggest: async (search: AddressSearch) => {
      const types = search.mode === 'city' ? 'city' : undefined;
      const places = await ask('autocomplete', { q: toSearchText(search), in: country, limit, types });
      return search.mode === 'house' ? places.filter(({ precision }) => precision === 'house') : places;
    },
    locate: (text) => ask('geocode', { q: text, in: country, limit }),
    reverse: (latitude, longitude) =>
      ask('revgeocode', { at: `${String(latitude)},${String(longitude)}`, limit: '1' }),
  };
}

type Service = 'autocomplete' | 'geocode' | 'revgeocode';

/** HERE gives each service a host of its own. */
function toAddress(base: string, service: Service): URL {
  const address = new URL(`/v1/${service}`, base);
  if (address.hostname.endsWith('hereapi.com')) address.hostname = `${service}.search.hereapi.com`;
  return address;
}

const text = z.string().optional();
const itemSchema = z.object({
  title: z.string(),
  resultType: text,
  address: z.object({
    label: text,
    countryCode: text,
    stateCode: text,
    county: text,
    city: text,
    street: text,
    houseNumber: text,
    postalCode: text,
  }),
  position: z.object({ lat: z.number(), lng: z.number() }).optional(),
  scoring: z.object({ queryScore: z.number().min(0).max(1) }).optional(),
});
const answerSchema = z.object({ items: z.array(itemSchema) });

function toPlace({ title, resultType, address, position, scoring }: z.output<typeof itemSchema>): Place {
  const { houseNumber, street } = address;
  return {
    label: address.label ?? title,
    addressLine1: [houseNumber, street].filter(Boolean).join(' ') || undefined,
    city: address.city,
    state: address.stateCode,
    // HERE writes ZIP+4 where it knows it; the forms keep five digits.
    zip: address.postalCode?.slice(0, 5),
    county: address.county,
    country: address.countryCode ?? '',
    latitude: position?.lat,
    longitude: position?.lng,
    precision: precisions[resultType ?? ''] ?? 'other',
    score: scoring?.queryScore,
  };
}

const precisions: Readonly<Record<string, Precision>> = {
  houseNumber: 'house',
  street: 'street',
  intersection: 'street',
  addressBlock: 'street',
  locality: 'city',
  administrativeArea: 'city',
  postalCodePoint: 'postalCode',
};
