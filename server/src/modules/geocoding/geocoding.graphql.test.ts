import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AddressSearch, Place } from '../../ports/geocoder.ts';
import { buildContext } from '../../testing/build-context.ts';
import { createRecordingPorts } from '../../testing/recording-ports.ts';
import { runOperation } from '../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
const house: Place = {
  label: '851 Grand Concourse, Bronx, NY 10451',
  addressLine1: '851 Grand Concourse',
  city: 'Bronx',
  state: 'NY',
  zip: '10451',
  country: 'USA',
  precision: 'house',
  score: 0.85,
};

function build(places: readonly Place[]) {
  const asked: unknown[] = [];
  const answer = (...question: unknown[]) => {
    asked.push(...question);
    return Promise.resolve(places);
  };
  const ports = {
    ...createRecordingPorts(),
    geocoder: {
      source: 'a map',
      suggest: (search: AddressSearch) => answer(search),
      locate: answer,
      reverse: answer,
      knowsStreets: true,
      aroundZip: answer,
    },
  };
  const partnerId = randomUUID();
  const actor = {
    kind: 'applicant',
    tenant: 'applicant',
    partnerId,
    userId: randomUUID(),
    sessionId: randomUUID(),
    authenticatedAt: new Date(0),
  } as const;
  return { asked, visit: buildContext(database(), { partnerId, actor, ports }) };
}

const locate =
  'query Test($city: String, $state: String) { found: geocodeAddress(text: "851 Grand", city: $city, state: $state) { source nodes { label isAcceptable } } }';

describe('geocodeAddress', () => {
  it.each<[string, Partial<Place>, boolean]>([
    ['fits well enough', {}, true],
    ['fits a little less', { score: 0.84 }, false],
    ['is only the point of a ZIP code', { precision: 'postalCode' }, false],
    ['has no score yet', { score: undefined }, false],
  ])('says whether a place may be taken when it %s [P509]', async (_case, change, isAcceptable) => {
    const { visit } = build([{ ...house, ...change }]);
    expect((await runOperation(visit, locate)).data).toEqual({
      found: { source: 'a map', nodes: [{ label: house.label, isAcceptable }] },
    });
  });

  it('leaves out other states, other cities and other countries [P511] [P512]', async () => {
    const { visit } = build([
      house,
      { ...house, state: 'NJ' },
      { ...house, city: 'Queens' },
      { ...house, country: 'CAN' },
    ]);
    const { data } = await runOperation<{ found: { nodes: unknown[] } }>(visit, locate, {
      city: 'bronx',
      state: 'ny',
    });
    expect(data.found.nodes).toHaveLength(1);
  });
});

describe('suggestAddresses', () => {
  it('asks with the street, city, state and mode, and not before three characters [P030] [P681] [P682]', async () => {
    const { visit, asked } = build([house]);
    const ask = (text: string) =>
      runOperation(
        visit,
        'query Test($text: String!) { suggestAddresses(text: $text, city: "Bronx", state: "ny", mode: house) { nodes { zip } } }',
        { text },
      );
    expect((await ask('85')).data).toEqual({ suggestAddresses: { nodes: [] } });
    expect((await ask(' 851 Grand ')).data).toEqual({ suggestAddresses: { nodes: [{ zip: '10451' }] } });
    expect((await ask('x'.repeat(201))).data).toEqual({ suggestAddresses: { nodes: [] } });
    expect(asked).toEqual([{ text: '851 Grand', city: 'Bronx', state: 'NY', mode: 'house' }]);
  });
});

describe('reverseGeocode', () => {
  it('finds the address at a point, and nothing beyond the earth [P684]', async () => {
    const { visit, asked } = build([house]);
    const ask = (latitude: number) =>
      runOperation(
        visit,
        'query Test($latitude: Float!) { reverseGeocode(latitude: $latitude, longitude: -73.9) { nodes { city } } }',
        { latitude },
      );
    expect((await ask(40.8)).data).toEqual({ reverseGeocode: { nodes: [{ city: 'Bronx' }] } });
    expect((await ask(400)).data).toEqual({ reverseGeocode: { nodes: [] } });
    expect(asked).toEqual([40.8, -73.9]);
  });
});
