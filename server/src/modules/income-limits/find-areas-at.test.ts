import { beforeAll, describe, expect, it } from 'vitest';
import { toAreaLabel } from '@handrail/engine';
import { createZipCodeGeocoder } from '../../adapters/geocoder/zip-code-geocoder.ts';
import { withDatabaseLock } from '../../platform/db/with-database-lock.ts';
import type { Geocoder, Place } from '../../ports/geocoder.ts';
import { runOperation } from '../../testing/api/run-operation.ts';
import { buildContext, type TestContext } from '../../testing/build-context.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { createRecordingPorts } from '../../testing/recording-ports.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { findAreasAt } from './find-areas-at.ts';
import { loadShippedLimits } from './index.ts';

const database = useTestDatabase();
const zipCodes = createZipCodeGeocoder();
let partnerId: string;

beforeAll(async () => {
  await withDatabaseLock(database().ownerUrl, 'content', (owner) => loadShippedLimits(owner, new Date()));
  ({ id: partnerId } = await insertPartner(database()));
});

function visit(geocoder: Geocoder): TestContext {
  return buildContext(database(), {
    partnerId,
    ports: { ...createRecordingPorts(), geocoder },
    client: { address: '203.0.113.9' },
  });
}

const listLabels = async (address: string, geocoder = zipCodes) =>
  (await findAreasAt(visit(geocoder), address)).areas.map(toAreaLabel);

describe('findAreasAt', () => {
  it('finds the county of a ZIP code, alone where no other is near', async () => {
    expect(await listLabels('10001')).toEqual(['New York County, NY']);
    expect(await listLabels(' 77002-1234 ')).toEqual(['Harris County, TX']);
  });

  it('offers a choice where a ZIP code may reach into another county, its own first', async () => {
    // Marble Hill, in Manhattan, has a ZIP code of the Bronx.
    expect(await listLabels('10463')).toEqual(['Bronx County, NY', 'New York County, NY']);
  });

  it('finds towns of New England, and those next to them', async () => {
    const labels = await listLabels('03755');
    expect(labels[0]).toBe('Hanover town, Grafton County, NH');
    expect(labels).toContain('Norwich town, Windsor County, VT');
  });

  it('offers the towns of the county where the post office names a village', async () => {
    const labels = await listLabels('03784');
    expect(labels[0]).toMatch(/Grafton County, NH$/);
    expect(labels).toContain('Lebanon city, Grafton County, NH');
  });

  it('takes an address for its ZIP code where streets are not known', async () => {
    expect(await listLabels('12 Ocean Parkway, Brooklyn, NY 11218')).toEqual(['Kings County, NY']);
  });

  it('believes a geocoder that knows the street, and finds its county by name', async () => {
    const place = (overrides: Partial<Place>): Geocoder => ({
      ...zipCodes,
      knowsStreets: true,
      locate: () =>
        Promise.resolve([
          {
            label: 'x',
            state: 'NY',
            city: 'New York',
            zip: '10463',
            country: 'USA',
            precision: 'house',
            ...overrides,
          },
        ]),
    });
    expect(await listLabels('1 Marble Hill Ave, New York', place({ county: 'New York' }))).toEqual([
      'New York County, NY',
    ]);
    expect(await listLabels('Marble Hill', place({ county: 'Bronx', precision: 'postalCode' }))).toHaveLength(
      2,
    );
    expect(await listLabels('1 Main St', place({ state: 'LA', county: 'Orleans Parish' }))).toEqual([
      'Orleans Parish, LA',
    ]);
    const fairfax = { state: 'VA', city: 'Fairfax' };
    expect(await listLabels('1 Main St', place({ ...fairfax, county: 'Fairfax City' }))).toEqual([
      'Fairfax city, VA',
    ]);
    expect(await listLabels('1 Main St', place({ ...fairfax, county: 'Fairfax' }))).toEqual([
      'Fairfax County, VA',
    ]);
  });

  it('finds nothing for what is no address, and where HUD has published nothing', async () => {
    for (const text of ['', '1001', '00000', 'nowhere at all', 'x'.repeat(300), '06511'])
      expect(await listLabels(text)).toEqual([]);
  });
});

describe('incomeLimitAreasAt', () => {
  it('gives a visitor the areas and whose data it is, some times in a while', async () => {
    const ctx = visit(zipCodes);
    const ask = () =>
      runOperation(
        ctx,
        'query Test($id: ID!) { incomeLimitAreasAt(partnerId: $id, address: "10001") { source nodes { label } } }',
        { id: partnerId },
      );
    expect((await ask()).data).toEqual({
      incomeLimitAreasAt: {
        source: 'GeoNames (CC BY 4.0)',
        nodes: [{ label: 'New York County, NY' }],
      },
    });
    for (let times = 1; times < 150; times++) await ask();
    expect((await ask()).errors).toEqual([expect.stringMatching(/Too many|wait|try again/i)]);
  });
});
