import { z } from 'zod';
import {
  type Geocoder,
  type Place,
  type Precision,
  type SearchMode,
  toSearchText,
} from '../../ports/geocoder.ts';
import { aroundZipCode } from './zip-code-geocoder.ts';
import { askJson } from './ask-json.ts';
import { scorePlace } from './score-place.ts';
import { toStateCode } from './us-states.ts';

export interface PhotonSettings {
  readonly url: string;
  readonly timeoutMs?: number;
}

/** Photon, which searches OpenStreetMap. It gives no score, so one is worked out from what was typed. */
export function createPhotonGeocoder({ url, timeoutMs = 2_500 }: PhotonSettings): Geocoder {
  const ask = async (path: string, parameters: Record<string, string | undefined>, typed?: string) => {
    const answer = answerSchema.parse(await askJson(new URL(path, url), parameters, timeoutMs));
    return answer.features
      .map((feature) => toPlace(feature, typed))
      .filter(({ country }) => country === 'USA');
  };
  const search = (typed: string, mode: SearchMode) =>
    ask('/api', { q: typed, countrycode: 'US', layer: layers[mode], limit: '8' }, typed);
  return {
    source: '© OpenStreetMap contributors',
    knowsStreets: true,
    aroundZip: aroundZipCode,
    suggest: (asked) => search(toSearchText(asked), asked.mode),
    locate: (typed) => search(typed, 'address'),
    reverse: (latitude, longitude) =>
      ask('/reverse', { lat: String(latitude), lon: String(longitude), limit: '1' }),
  };
}

const layers = { address: undefined, house: 'house', city: 'city' } as const satisfies Record<
  SearchMode,
  string | undefined
>;

const text = z.string().optional();
const featureSchema = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    type: text,
    name: text,
    housenumber: text,
    street: text,
    city: text,
    county: text,
    state: text,
    postcode: text,
    countrycode: text,
  }),
});
const answerSchema = z.object({ features: z.array(featureSchema) });

function toPlace({ geometry, properties }: z.output<typeof featureSchema>, typed?: string): Place {
  const { type = '', name, housenumber, county, countrycode } = properties;
  const precision = precisions[type] ?? 'other';
  const street = properties.street ?? (precision === 'street' ? name : undefined);
  const city = properties.city ?? (precision === 'city' ? name : undefined);
  const state = toStateCode(properties.state);
  const zip = properties.postcode?.slice(0, 5);
  const addressLine1 = [housenumber, street].filter(Boolean).join(' ') || undefined;
  const [longitude, latitude] = geometry.coordinates;
  const place: Place = {
    label: [addressLine1, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    ...{ addressLine1, city, state, zip, county, latitude, longitude, precision },
    country: countrycode === 'US' ? 'USA' : (countrycode ?? ''),
  };
  return typed === undefined ? place : { ...place, score: scorePlace(typed, place) };
}

const precisions: Readonly<Record<string, Precision>> = {
  house: 'house',
  street: 'street',
  city: 'city',
  locality: 'city',
  district: 'city',
};
