import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildContext } from '../../../testing/build-context.ts';
import { enterStaffOf } from '../../../testing/builders/enter-staff.ts';
import { insertPartner } from '../../../testing/builders/insert-partner.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { loadShippedLimits } from '../../income-limits/index.ts';
import { installEligibility } from '../versions/install-eligibility.ts';
import { countCheck } from './count-check.ts';
import { addCounts } from './eligibility-count-store.ts';
import { exportEligibilityFigures } from './export-eligibility-figures.ts';
import { readEligibilityFigures } from './read-eligibility-figures.ts';

const database = useTestDatabase();

beforeAll(async () => {
  const owner = new pg.Client({ connectionString: database().ownerUrl });
  await owner.connect();
  await loadShippedLimits(owner, new Date('2024-04-01'));
  await owner.end();
});

async function enterCounted() {
  const { id: partnerId } = await insertPartner(database());
  const clock = createTestClock();
  const questions = [
    { id: '1', key: 'rents', type: 'YesOrNo', copy: 'Do you rent?' },
    { id: '2', key: 'income', type: 'AMIComponent', copy: 'Your income' },
    { id: '3', key: 'pets', type: 'YesOrNo', copy: 'Do you have pets?' },
  ] as const;
  await installEligibility(buildSystemContext(database(), { partnerId }), { questions });
  const visitor = buildContext(database(), { partnerId, clock });
  const count = async (times: number, verdict: 'eligible' | 'ineligible', areaFips: string) => {
    const fit = verdict === 'eligible' ? ('likely' as const) : ('unlikely' as const);
    for (let time = 0; time < times; time += 1)
      await countCheck(visitor, { version: 1, verdict, areaFips, programs: [{ programId: partnerId, fit }] });
  };
  const reach = (times: number, key: string) =>
    visitor.db.transaction(async (tx) => {
      const day = { at: clock.now(), timeZone: 'America/New_York', version: 1 };
      for (let time = 0; time < times; time += 1)
        await addCounts(tx, partnerId, day, [{ measure: 'reached', key }]);
    });
  const nextMonth = () => clock.moveBy({ minutes: 31 * 24 * 60 });
  const enter = async (role: 'admin' | 'fiscal') =>
    (await enterStaffOf(database(), { partnerId, clock }, role)).ctx;
  return { partnerId, count, reach, nextMonth, enter };
}

describe('the figures of the pre-check', () => {
  it('show a month once it is over, in tens, and no count under ten', async () => {
    const { partnerId, count, nextMonth, enter } = await enterCounted();
    await count(17, 'eligible', '36081');
    await count(11, 'ineligible', '36047');
    await count(1, 'ineligible', '36005');
    expect(await readEligibilityFigures(await enter('admin'))).toEqual([]);
    nextMonth();
    const admin = await enter('admin');
    expect(await readEligibilityFigures(admin)).toEqual([
      {
        month: '2026-11',
        checks: 30,
        verdicts: { eligible: 20, ineligible: 10 },
        programs: [{ programId: partnerId, fits: { likely: 20, maybe: 0, unlikely: 10 } }],
        areas: { shown: [{ key: '36081', count: 20, name: 'Queens County, NY' }], others: 10 },
        reached: { shown: [], others: 0 },
      },
    ]);
    const csv = await exportEligibilityFigures(admin);
    expect(csv).toContain('"2026-11","Area","Queens County, NY","20"');
    expect(csv).not.toContain('36005');
    expect(csv).not.toContain('36047');
  });

  it('say where visitors stopped, in the order of the questions, also in a month without checks', async () => {
    const { reach, nextMonth, enter } = await enterCounted();
    await reach(11, 'income');
    await reach(16, 'rents');
    await reach(2, 'pets');
    await reach(9, 'dropped');
    nextMonth();
    const admin = await enter('admin');
    expect(await readEligibilityFigures(admin)).toMatchObject([
      {
        checks: null,
        reached: {
          shown: [
            { name: 'Do you rent?', count: 20 },
            { name: 'Your income', count: 10 },
          ],
          others: 10,
        },
      },
    ]);
    expect(await exportEligibilityFigures(admin)).toContain('"2026-11","Last question","Do you rent?","20"');
  });

  it('hide a small verdict with the other one, and a small month whole', async () => {
    const { count, nextMonth, enter } = await enterCounted();
    await count(12, 'eligible', '36081');
    await count(2, 'ineligible', '36081');
    nextMonth();
    await count(3, 'eligible', '36081');
    nextMonth();
    const admin = await enter('admin');
    expect(await readEligibilityFigures(admin)).toMatchObject([
      { month: '2026-12', checks: null, verdicts: null, programs: [], areas: { shown: [], others: null } },
      { month: '2026-11', checks: 10, verdicts: null, programs: [{ fits: null }] },
    ]);
    expect(await exportEligibilityFigures(admin)).toContain('"2026-11","Result","ineligible","hidden"');
  });

  it("are for the partner's own admins", async () => {
    const { enter, count, nextMonth } = await enterCounted();
    await count(12, 'eligible', '36081');
    nextMonth();
    const fiscal = await enter('fiscal');
    await expect(readEligibilityFigures(fiscal)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(exportEligibilityFigures(fiscal)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const stranger = await enterCounted();
    stranger.nextMonth();
    expect(await readEligibilityFigures(await stranger.enter('admin'))).toEqual([]);
  });
});
