import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RequestContext } from '../../platform/context.ts';
import { toAreaLabel } from '@handrail/engine';
import { buildContext, type TestContext } from '../../testing/build-context.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { runOperation } from '../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { findAreaAsOf, findAreaWithin, loadShippedLimits, searchAreas } from './index.ts';

const database = useTestDatabase();
const readArea = ({ db, partnerId }: Pick<RequestContext, 'db' | 'partnerId'>, areaId: string) =>
  db.read((tx) => findAreaWithin(tx, partnerId, areaId));
let visitor: TestContext;

beforeAll(async () => {
  const owner = new pg.Client({ connectionString: database().ownerUrl });
  await owner.connect();
  await loadShippedLimits(owner, new Date());
  await loadShippedLimits(owner, new Date());
  await owner.end();
  const { id } = await insertPartner(database());
  visitor = buildContext(database(), { partnerId: id });
});

const search = async (text: string, filter: object = {}) =>
  (await searchAreas(visitor, { search: text, ...filter })).map(toAreaLabel);

describe('searchAreas', () => {
  it('finds towns and counties by the beginnings of words, whole words first [P336]', async () => {
    expect(await search('kings ny')).toEqual(['Kings County, NY']);
    expect((await search('kings')).slice(0, 2)).toEqual(['Kings County, CA', 'Kings County, NY']);
    expect(await search('Hanover graf')).toEqual(['Hanover town, Grafton County, NH']);
    expect(await search('HANOVER, NH')).toEqual(['Hanover town, Grafton County, NH']);
    expect((await search('new york county new york'))[0]).toBe('New York County, NY');
  });

  it('takes names as people type them', async () => {
    expect(await search("st. mary's county md")).toEqual(["St. Mary's County, MD"]);
    expect(await search('Doña Ana')).toEqual(['Dona Ana County, NM']);
  });

  it('gives at most twenty, and nothing for less than two letters, signs or what is not there', async () => {
    expect(await search('washington')).toHaveLength(20);
    for (const text of ['', 'k', ' k ', '%%', '__', '100%', 'kings zz'])
      expect(await search(text)).toEqual([]);
    expect(await search('k'.repeat(10_000))).toEqual([]);
  });

  it('finds the counties of large cities by the names that people use', async () => {
    expect(await search('Brooklyn')).toContain('Kings County, NY');
    expect((await search('brooklyn, new york'))[0]).toBe('Kings County, NY');
    expect((await search('New York City')).toSorted()).toEqual(
      ['Bronx', 'Kings', 'New York', 'Queens', 'Richmond'].map((name) => `${name} County, NY`),
    );
    expect(await search('nyc ny')).toHaveLength(5);
    expect((await search('austin tx')).slice(0, 2)).toEqual(['Travis County, TX', 'Austin County, TX']);
    expect(await search('brooklyn', { state: 'tx' })).toEqual([]);
    expect(await search('texas', { county: 'Harris' })).toEqual(['Harris County, TX', 'Harrison County, TX']);
  });

  it('stays within a state and a county [P650]', async () => {
    expect(await search('machiasp wash', { state: 'me' })).toEqual([
      'Machiasport town, Washington County, ME',
    ]);
    expect(await search('han', { state: 'NH', county: 'Grafton' })).toEqual([
      'Hanover town, Grafton County, NH',
    ]);
    for (const county of ['%', '_', 'Graf_on', 'Graf%n', String.raw`\%`])
      expect(await search('han', { state: 'NH', county })).toEqual([]);
  });

  it('asks the database nothing about a state or a county that no place is called', async () => {
    const db = { ...visitor.db, read: () => Promise.reject(new Error('asked')) };
    const filters = ['_', '%', 'a'].flatMap((text) => [
      { county: text.repeat(101) },
      { state: text.repeat(101) },
    ]);
    for (const filter of filters)
      expect(await searchAreas({ ...visitor, db }, { search: 'co', ...filter })).toEqual([]);
  });
});

describe('an area', () => {
  it('is found again by its id, and by its number on a day', async () => {
    const [kings] = await searchAreas(visitor, { search: 'kings ny' });
    expect(await readArea(visitor, kings?.id ?? '')).toEqual(kings);
    expect(await findAreaAsOf(visitor, '3604799999', '2024-04-01')).toEqual(kings);
    expect(await findAreaAsOf(visitor, '3604799999', '2024-03-31')).toBeUndefined();
    for (const id of ['', 'x', '3604799999', `${kings?.id ?? ''}0`, kings?.id.replace('3604', '9904') ?? ''])
      expect(await readArea(visitor, id)).toBeUndefined();
  });
});

describe('incomeLimitAreas', () => {
  const document = `query Test($filter: IncomeLimitAreaFilter!) { incomeLimitAreas(filter: $filter) { nodes {
    id label town county state incomeLimit { id year limits {
      extremelyLow { householdSize incomeLimit } veryLow { householdSize incomeLimit }
      low { householdSize incomeLimit } } } } } }`;
  const ask = (filter: object) =>
    runOperation(visitor, document, { filter: { partnerId: visitor.partnerId, ...filter } });

  it('gives a visitor the area with its limits by household size [P335] [P650]', async () => {
    const { data } = await ask({ search: 'hanover', state: 'NH' });
    const households = (limits: number[]) =>
      limits.map((incomeLimit, index) => ({ householdSize: index + 1, incomeLimit }));
    const id = '3300933860.2f0c7a52-6b1e-4d0b-9d53-0a6f5b2c2024';
    expect(data).toEqual({
      incomeLimitAreas: {
        nodes: [
          {
            ...{ id, label: 'Hanover town, Grafton County, NH' },
            ...{ town: 'Hanover town', county: 'Grafton County', state: 'NH' },
            incomeLimit: {
              id,
              year: 2024,
              limits: {
                extremelyLow: households([22_750, 26_000, 29_200, 32_450, 36_580, 41_960, 47_340, 52_720]),
                veryLow: households([37_900, 43_300, 48_700, 54_100, 58_450, 62_800, 67_100, 71_450]),
                low: households([60_600, 69_250, 77_900, 86_550, 93_500, 100_400, 107_350, 114_250]),
              },
            },
          },
        ],
      },
    });
  });
});
