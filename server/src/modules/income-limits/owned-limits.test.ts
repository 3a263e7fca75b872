import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestContext } from '../../platform/context.ts';
import { enterStaffOf } from '../../testing/builders/enter-staff.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { type AreaFigures, installationOwner } from './income-limit-set.ts';
import { insertSet } from './income-limit-store.ts';
import {
  findAreaWithin,
  findAreaAsOf,
  importPartnerLimits,
  listLimitSets,
  planPartnerImport,
  searchAreas,
} from './index.ts';
import { returnToSharedLimits } from './return-to-shared-limits.ts';
import { insertInstallationSet } from './installation-store.ts';
import { type NewSet, toSetRows } from './new-set-store.ts';

const database = useTestDatabase();
const readArea = ({ db, partnerId }: Pick<RequestContext, 'db' | 'partnerId'>, areaId: string) =>
  db.read((tx) => findAreaWithin(tx, partnerId, areaId));
let owner: pg.Client;
let app: pg.Client;
let own: string;
let foreign: string;

const sizes = [1, 2, 3, 4, 5, 6, 7, 8];

function buildSet(setOwner: string, low: number, overrides: Partial<NewSet> = {}): NewSet {
  const limits = { extremelyLow: sizes, veryLow: sizes, low: sizes.map((size) => low + size) };
  const kings: AreaFigures = {
    ...{ fips: '3604799999', state: 'NY', county: 'Kings County', town: '', areaName: 'New York, NY' },
    ...{ median: 97_700, limits },
  };
  return {
    ...{ owner: setOwner, id: randomUUID(), year: 2024, source: 'A test', effectiveFrom: '2024-04-01' },
    ...{ importedAt: new Date('2024-05-01'), areas: [kings], ...overrides },
  };
}

const contextOf = (partnerId: string) => buildSystemContext(database(), { partnerId });
const store = (newSet: NewSet) =>
  contextOf(newSet.owner).db.transaction((tx) => insertSet(tx, toSetRows(newSet)));
const lowOf = async (partnerId: string, day: string) =>
  (await findAreaAsOf(contextOf(partnerId), '3604799999', day))?.incomeLimit.limits.low[0]?.incomeLimit;

beforeAll(async () => {
  owner = new pg.Client({ connectionString: database().ownerUrl });
  app = new pg.Client({ connectionString: database().ownerUrl });
  await Promise.all([owner.connect(), app.connect()]);
  await app.query(`set role ${database().appRole}`);
  ({ id: own } = await insertPartner(database()));
  ({ id: foreign } = await insertPartner(database()));
  await insertInstallationSet(owner, buildSet(installationOwner, 10_000));
  await insertInstallationSet(
    owner,
    buildSet(installationOwner, 20_000, { year: 2025, effectiveFrom: '2025-04-01' }),
  );
  await store(buildSet(own, 30_000));
});
afterAll(() => Promise.all([owner.end(), app.end()]));

describe('a partner that goes back to the installation', () => {
  it('is measured by its limits from today on, keeps its own on file, and can import its own again', async () => {
    const { id: partnerId } = await insertPartner(database());
    const clock = createTestClock();
    const { ctx: admin } = await enterStaffOf(database(), { partnerId, clock }, 'admin');
    const { ctx: fiscal } = await enterStaffOf(database(), { partnerId, clock }, 'fiscal');
    const set = buildSet(partnerId, 30_000);
    const { areas } = set;
    const coming = { year: 2024, source: 'A test', effectiveFrom: '2024-04-01', areas };
    const importOwn = async () =>
      importPartnerLimits(admin, coming, (await planPartnerImport(admin, coming)).key);
    await expect(returnToSharedLimits(admin)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await importOwn();
    const [before] = await searchAreas(admin, { search: 'kings' });
    clock.moveBy({ minutes: 1 });
    await expect(returnToSharedLimits(fiscal)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await returnToSharedLimits(admin);

    expect(await lowOf(partnerId, '2026-11-15')).toBe(20_001);
    expect(await lowOf(partnerId, '2026-11-14')).toBe(30_001);
    expect(await readArea(admin, before?.id ?? '')).toEqual(before);
    expect(await listLimitSets(admin)).toMatchObject([
      { isShared: false, isSetAside: true, isInForce: false },
      { isShared: true, isInForce: true },
      { isShared: true },
    ]);
    clock.moveBy({ minutes: 1 });
    await importOwn();
    expect(await lowOf(partnerId, '2026-11-15')).toBe(30_001);
  });
});

describe('the plan of an import', () => {
  it('says what people lose and gain today, whatever was imported and set aside before', async () => {
    const { id: partnerId } = await insertPartner(database());
    const clock = createTestClock();
    const { ctx: admin } = await enterStaffOf(database(), { partnerId, clock }, 'admin');
    const [kings] = buildSet(partnerId, 30_000).areas;
    if (!kings) throw new Error('The set changed');
    const listFips = async () =>
      (await searchAreas(admin, { search: 'county' })).map(({ fips }) => fips).toSorted();
    // An odd one goes back to the installation's, an even one imports so many counties of its own.
    for (const [index, act] of [2, 1, 4, 1, 2, 1, 1, 6, 8, 1, 2].entries()) {
      clock.moveBy({ minutes: 1 });
      if (act === 1) {
        await returnToSharedLimits(admin).catch(() => undefined);
        continue;
      }
      const areas = Array.from({ length: act }, (_, place) => ({
        ...kings,
        fips: String(3_604_900_000 + place),
        median: 90_000 + index,
      }));
      const coming = { year: 2024, source: 'A test', effectiveFrom: '2024-04-01', areas };
      const before = await listFips();
      const { changes, key } = await planPartnerImport(admin, coming);
      await importPartnerLimits(admin, coming, key);
      const after = await listFips();
      expect(changes.dropped.map(({ fips }) => fips)).toEqual(before.filter((fips) => !after.includes(fips)));
      expect(changes.added.map(({ fips }) => fips)).toEqual(after.filter((fips) => !before.includes(fips)));
    }
  });
});

describe('the limits in force', () => {
  it('are those that took effect last by that day', async () => {
    expect(await lowOf(foreign, '2024-03-31')).toBeUndefined();
    expect(await lowOf(foreign, '2025-03-31')).toBe(10_001);
    expect(await lowOf(foreign, '2025-04-01')).toBe(20_001);
  });

  it("are a partner's own before those of the installation", async () => {
    expect(await lowOf(own, '2025-04-01')).toBe(30_001);
  });

  it('are the ones imported last when two take effect on one day, and the first stay as they were', async () => {
    const [before] = await searchAreas(contextOf(foreign), { search: 'kings' });
    const importedAt = new Date('2025-06-01');
    const corrected = { year: 2025, effectiveFrom: '2025-04-01', importedAt };
    await insertInstallationSet(owner, buildSet(installationOwner, 40_000, corrected));
    expect(await lowOf(foreign, '2025-04-01')).toBe(40_001);
    expect(await readArea(contextOf(foreign), before?.id ?? '')).toEqual(before);
  });

  it('change on the day that it is where the partner is', async () => {
    const { id: partnerId } = await insertPartner(database(), { timeZone: 'Pacific/Honolulu' });
    await store(buildSet(partnerId, 50_000, { effectiveFrom: '2024-04-01' }));
    await store(buildSet(partnerId, 60_000, { effectiveFrom: '2024-07-01' }));
    const low = async (now: string) => {
      const ctx = { ...contextOf(partnerId), now: () => new Date(now) };
      return (await searchAreas(ctx, { search: 'kings' }))[0]?.incomeLimit.limits.low[0]?.incomeLimit;
    };
    expect(await low('2024-07-01T09:59:00Z')).toBe(50_001);
    expect(await low('2024-07-01T10:00:00Z')).toBe(60_001);
  });
});

describe("the product's role in the database", () => {
  const enter = (partnerId: string, role = 'system') =>
    app.query(`select set_config('app.partner_id', $1, false), set_config('app.role', $2, false)`, [
      partnerId,
      role,
    ]);
  const listOwners = async (table: string) =>
    (await app.query<{ owner: string }>(`select distinct owner from ${table} order by 1`)).rows.map(
      (row) => row.owner,
    );
  const insert = (setOwner: string) =>
    app.query(
      `insert into income_limit_sets (owner, id, year, source, effective_from, imported_at, area_count, checksum)
       values ($1, gen_random_uuid(), 2024, 'x', '2024-04-01', now(), 1, 'x')`,
      [setOwner],
    );

  it.each(['income_limit_sets', 'income_limit_areas'])(
    "sees in %s the installation's rows and the partner's own, and no others",
    async (table) => {
      await enter(own, 'anonymous');
      expect(await listOwners(table)).toEqual([installationOwner, own].toSorted());
      await enter(foreign, 'anonymous');
      expect(await listOwners(table)).toEqual([installationOwner]);
      await enter('', '');
      expect(await listOwners(table)).toEqual([installationOwner]);
    },
  );

  it('adds nothing for the installation, for another partner, without a partner or for a visitor', async () => {
    for (const [entered, role, setOwner] of [
      [own, 'system', installationOwner],
      [installationOwner, 'system', installationOwner],
      [own, 'system', foreign],
      ['', 'system', own],
      [own, 'anonymous', own],
      [own, 'applicant', own],
    ] as const) {
      await enter(entered, role);
      await expect(insert(setOwner), `${role} ${setOwner}`).rejects.toMatchObject({ code: '42501' });
    }
  });

  it.each([
    'update income_limit_areas set town = town',
    'delete from income_limit_sets',
    'truncate income_limit_areas',
  ])('may not %s', async (statement) => {
    await enter(own);
    await expect(app.query(statement)).rejects.toMatchObject({ code: '42501' });
  });
});
