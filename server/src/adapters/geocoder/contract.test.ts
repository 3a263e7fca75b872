import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../ports/geocoder.ts';
import { type HttpRecorder, startHttpRecorder } from '../../testing/servers/http-recorder.ts';
import { createHereGeocoder } from './here-geocoder.ts';
import { createPhotonGeocoder } from './photon-geocoder.ts';
import { createZipCodeGeocoder } from './zip-code-geocoder.ts';

let vendor: HttpRecorder;
beforeAll(async () => {
  vendor = await startHttpRecorder();
});
afterAll(() => vendor.close());

const key = 'a-secret-key';
const here = (timeoutMs = 5_000) => createHereGeocoder({ url: vendor.url, key, timeoutMs });
const photon = (timeoutMs = 5_000) => createPhotonGeocoder({ url: vendor.url, timeoutMs });
const asked = () => new URL(vendor.requests.at(-1)?.path ?? '', 'http://vendor');
const grandConcourse = { text: '851 Grand Concourse', city: 'Bronx', state: 'NY', mode: 'house' } as const;

const hereHouse = {
  title: '851 Grand Concourse, Bronx, NY 10451-2937, United States',
  id: 'here:af:streetsection:x',
  resultType: 'houseNumber',
  houseNumberType: 'PA',
  address: {
    label: '851 Grand Concourse, Bronx, NY 10451-2937, United States',
    countryCode: 'USA',
    countryName: 'United States',
    stateCode: 'NY',
    state: 'New York',
    county: 'Bronx',
    city: 'Bronx',
    street: 'Grand Concourse',
    houseNumber: '851',
    postalCode: '10451-2937',
  },
};
const herePosition = {
  position: { lat: 40.8263, lng: -73.9229 },
  scoring: { queryScore: 0.97, fieldScore: {} },
};
const hereStreet = {
  title: 'Grand Concourse',
  resultType: 'street',
  address: { countryCode: 'USA', street: 'Grand Concourse' },
};

const photonHouse = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [-73.9229, 40.8263] },
  properties: {
    osm_type: 'W',
    type: 'house',
    housenumber: '851',
    street: 'Grand Concourse',
    city: 'Bronx',
    county: 'Bronx County',
    state: 'New York',
    postcode: '10451',
    countrycode: 'US',
  },
};
const found = {
  addressLine1: '851 Grand Concourse',
  city: 'Bronx',
  state: 'NY',
  zip: '10451',
  country: 'USA',
  precision: 'house',
};

describe('the geocoder on HERE', () => {
  it('completes what was typed, in the USA, with house numbers only [P681] [P683] [P511]', async () => {
    vendor.answer({ body: JSON.stringify({ items: [hereStreet, hereHouse] }) });
    expect(await here().suggest(grandConcourse)).toEqual([
      expect.objectContaining({ ...found, score: undefined }),
    ]);
    expect(asked().pathname).toBe('/v1/autocomplete');
    expect(Object.fromEntries(asked().searchParams)).toEqual({
      q: '851 Grand Concourse, Bronx, NY',
      in: 'countryCode:USA',
      limit: '8',
      apiKey: key,
    });
  });

  it('asks for cities alone in city mode [P682]', async () => {
    vendor.answer({ body: JSON.stringify({ items: [] }) });
    expect(await here().suggest({ text: 'Buff', mode: 'city' })).toEqual([]);
    expect(asked().searchParams.get('types')).toBe('city');
  });

  it('locates an address with a score, and tells the point of a ZIP code apart [P680] [P509]', async () => {
    const zipPoint = { ...hereHouse, ...herePosition, resultType: 'postalCodePoint' };
    vendor.answer({ body: JSON.stringify({ items: [{ ...hereHouse, ...herePosition }, zipPoint] }) });
    expect(await here().locate('851 Grand Concourse')).toMatchObject([
      { ...found, score: 0.97, latitude: 40.8263, longitude: -73.9229 },
      { precision: 'postalCode' },
    ]);
    expect(asked().pathname).toBe('/v1/geocode');
    expect(asked().searchParams.get('in')).toBe('countryCode:USA');
  });

  it('finds the address at a point [P684]', async () => {
    vendor.answer({ body: JSON.stringify({ items: [{ ...hereHouse, ...herePosition }] }) });
    expect(await here().reverse(40.8263, -73.9229)).toMatchObject([found]);
    expect(asked().searchParams.get('at')).toBe('40.8263,-73.9229');
  });
});

describe('the geocoder on Photon', () => {
  it('completes and locates, with a score of our own [P681] [P683] [P509]', async () => {
    const abroad = { ...photonHouse, properties: { ...photonHouse.properties, countrycode: 'CA' } };
    vendor.answer({ body: JSON.stringify({ type: 'FeatureCollection', features: [photonHouse, abroad] }) });
    expect(await photon().suggest(grandConcourse)).toEqual([expect.objectContaining({ ...found, score: 1 })]);
    expect(Object.fromEntries(asked().searchParams)).toEqual({
      q: '851 Grand Concourse, Bronx, NY',
      countrycode: 'US',
      layer: 'house',
      limit: '8',
    });
    const [other] = await photon().locate('12 Ocean Parkway, Brooklyn, NY');
    expect(other?.score).toBeLessThan(0.5);
  });

  it('asks for cities alone in city mode, and finds the address at a point [P682] [P684]', async () => {
    vendor.answer({ body: JSON.stringify({ features: [photonHouse] }) });
    await photon().suggest({ text: 'Buff', mode: 'city' });
    expect(asked().searchParams.get('layer')).toBe('city');
    expect(await photon().reverse(40.8263, -73.9229)).toMatchObject([found]);
    expect(`${asked().pathname}${asked().search}`).toBe('/reverse?lat=40.8263&lon=-73.9229&limit=1');
  });
});

describe.each<[string, (timeoutMs: number) => Geocoder]>([
  ['HERE', here],
  ['Photon', photon],
])('the geocoder on %s', (_name, open) => {
  it.each([
    ['is too busy', { status: 429 }],
    ['fails', { status: 500, body: 'oops' }],
    ['answers something else', { body: '{"items":"none","features":7}' }],
    ['does not answer', { silent: true }],
  ])('fails, and says neither key nor question, when the service %s', async (_case, answer) => {
    vendor.answer(answer);
    const failure = await open(300)
      .locate('851 Grand Concourse')
      .then(() => 'answered', String);
    expect(failure).not.toBe('answered');
    expect(failure).not.toMatch(/secret|Concourse/);
  });
});

describe('the geocoder without a network', () => {
  const geocoder = createZipCodeGeocoder();

  it('completes cities, the large ones first, within a state [P682] [P512]', async () => {
    const cities = await geocoder.suggest({ text: 'Spring', state: 'IL', mode: 'city' });
    expect(cities[0]).toMatchObject({
      label: 'Springfield, IL',
      city: 'Springfield',
      state: 'IL',
      county: 'Sangamon',
    });
    expect(cities.every(({ state, precision }) => state === 'IL' && precision === 'city')).toBe(true);
    expect((await geocoder.suggest({ text: 'Buffalo, NY', mode: 'city' }))[0]).toMatchObject({ score: 1 });
  });

  it.each([
    ['1600 Grand Ave, Des Moines, IA 50309', 'Polk', 1],
    ['1600 Grand Ave, 50309', 'Polk', 0.95],
    ['1600 Grand Ave, Portland, OR 50309', 'Polk', 0.5],
  ])('adds to "%s" what the ZIP code tells, and scores how it agrees', async (text, county, score) => {
    expect(await geocoder.locate(text)).toMatchObject([
      {
        addressLine1: '1600 Grand Ave',
        city: 'Des Moines',
        state: 'IA',
        zip: '50309',
        county,
        score,
        country: 'USA',
      },
    ]);
  });

  it('offers the ZIP codes of a city, and nothing without a house number in house mode [P683]', async () => {
    const search = { text: '12 Elm St', city: 'Des Moines', state: 'IA' };
    const offered = await geocoder.suggest({ ...search, mode: 'house' });
    expect(offered).toHaveLength(8);
    expect(offered[0]).toMatchObject({ addressLine1: '12 Elm St', score: 0.9 });
    expect(await geocoder.suggest({ ...search, text: 'Elm St', mode: 'house' })).toEqual([]);
    expect(await geocoder.suggest({ text: '12 Elm St', mode: 'house' })).toEqual([]);
  });

  it('finds the ZIP code nearest to a point, and none at sea [P684]', async () => {
    expect(await geocoder.reverse(41.59, -93.62)).toMatchObject([
      { city: 'Des Moines', precision: 'postalCode' },
    ]);
    expect(await geocoder.reverse(0, 0)).toEqual([]);
  });
});
