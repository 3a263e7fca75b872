import { type AddressSearch, type Geocoder, type Place, toSearchText } from '../../ports/geocoder.ts';
import type { ZipCode } from './read-zip-codes.ts';
import { readTypedAddress, type TypedAddress } from './read-typed-address.ts';
import { toStateCode } from './us-states.ts';
import { openZipCodeIndex, type ZipCodeIndex } from './zip-code-index.ts';

const limit = 8;

/** Works without a network: it knows cities, states, counties and ZIP codes, and takes the street as it was typed. */
export function createZipCodeGeocoder(): Geocoder {
  const open = openOnce;
  return {
    knowsStreets: false,
    aroundZip: aroundZipCode,
    source: 'GeoNames (CC BY 4.0)',
    suggest: async (search) => {
      const index = await open();
      if (search.mode === 'city') return suggestCities(index, search);
      const typed = readTypedAddress(toSearchText(search));
      if (search.mode === 'house' && !/^\d/.test(typed.street ?? '')) return [];
      return completeAddress(index, typed);
    },
    locate: async (text) => completeAddress(await open(), readTypedAddress(text)),
    reverse: async (latitude, longitude) => {
      const nearest = (await open()).findNearest(latitude, longitude);
      return nearest ? [toPlace(nearest, undefined, undefined)] : [];
    },
  };
}

let opened: Promise<ZipCodeIndex> | undefined;
/** Read when it is first needed, once for everyone. */
const openOnce = () => (opened ??= openZipCodeIndex());

/** The same for geocoders that know streets: which ZIP codes lie next to each other, none of them says. */
export async function aroundZipCode(zip: string): Promise<Place[]> {
  return (await openOnce()).listAround(zip).map((row) => toPlace(row, undefined, undefined));
}

function suggestCities(index: ZipCodeIndex, { text, state }: AddressSearch): Place[] {
  const [name = '', typedState] = text.split(',');
  return index
    .listCities(name, toStateCode(state) ?? toStateCode(typedState))
    .slice(0, limit)
    .flatMap((city) => {
      const [first] = city.zipCodes;
      if (!first) return [];
      const score = round(name.trim().length / city.name.length);
      return [
        {
          ...toPlace(first, undefined, score),
          precision: 'city',
          zip: undefined,
          label: `${city.name}, ${city.state}`,
        },
      ];
    });
}

/** The city, state and ZIP code that were typed, where they agree with each other. */
function completeAddress(index: ZipCodeIndex, typed: TypedAddress): Place[] {
  const { street, city, state, zip } = typed;
  const byZip = zip === undefined ? undefined : index.findByZip(zip);
  if (byZip) return [toPlace(byZip, street, agreement(typed, byZip))];
  if (zip !== undefined || city === undefined) return [];
  return index
    .listCities(city, state)
    .flatMap(({ zipCodes }) => zipCodes)
    .slice(0, limit)
    .map((row) => toPlace(row, street, agreement(typed, row)));
}

/** What speaks against it weighs more than what was left out. */
function agreement({ city, state, zip }: TypedAddress, row: ZipCode): number {
  const isOtherCity = city !== undefined && !row.city.toLowerCase().startsWith(city.toLowerCase());
  const isOtherState = state !== undefined && state !== row.state;
  if (isOtherCity || isOtherState) return 0.5;
  const isWholeCity = city?.toLowerCase() === row.city.toLowerCase();
  if (zip !== undefined) return isWholeCity ? 1 : 0.95;
  return isWholeCity && state !== undefined ? 0.9 : 0.7;
}

function toPlace(row: ZipCode, street: string | undefined, score: number | undefined): Place {
  const { city, state, zip, county, countyCode, latitude, longitude } = row;
  return {
    label: [street, city, `${state} ${zip}`].filter(Boolean).join(', '),
    ...{ addressLine1: street, city, state, zip, county, countyCode, latitude, longitude, score },
    country: 'USA',
    precision: street === undefined ? 'postalCode' : 'house',
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
