import { describe, expect, it } from 'vitest';
import { insertPartner } from '../../../testing/builders/insert-partner.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { markTakenBack } from '../versions/eligibility-version-store.ts';
import { installEligibility } from '../versions/install-eligibility.ts';
import { openCarriedCheck } from './open-carried-check.ts';

const database = useTestDatabase();
const day = 24 * 60;

/** Version 1, on the next day version 2 that is taken back an hour later, after ten more days version 3. */
async function buildVersions() {
  const { id: partnerId } = await insertPartner(database());
  const clock = createTestClock();
  const ctx = buildSystemContext(database(), { partnerId, clock });
  const publish = (copy: string) =>
    installEligibility(ctx, { questions: [{ id: '1', key: 'rents', type: 'YesOrNo', copy }] });
  const ago = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);
  const open = async (version: number, checkedAt: Date) => {
    const carried = { version, checkedAt, answers: { rents: 'yes' } };
    const opened = await ctx.db.read((tx) => openCarriedCheck(tx, ctx, carried));
    return opened && { version: opened.version, checkedAt: opened.checkedAt };
  };
  await publish('One?');
  clock.moveBy({ minutes: day });
  await publish('Two?');
  clock.moveBy({ minutes: 60 });
  const by = { at: clock.now(), userId: null };
  await ctx.db.transaction((tx) => markTakenBack(tx, partnerId, 2, by));
  return { clock, publish, ago, open };
}

describe('a carried pre-check', () => {
  it('is of the version that visitors were asked then', async () => {
    const { clock, publish, ago, open } = await buildVersions();
    clock.moveBy({ minutes: 60 });
    expect(await open(2, ago(90))).toEqual({ version: 2, checkedAt: ago(90) });
    expect(await open(1, ago(30))).toEqual({ version: 1, checkedAt: ago(30) });
    await publish('Three?');
    expect(await open(1, ago(30))).toEqual({ version: 1, checkedAt: ago(30) });
    // A browser's clock may run ahead.
    expect(await open(3, ago(-30))).toEqual({ version: 3, checkedAt: ago(0) });
  });

  it('is of today where a browser names a version that nobody was asked, at whatever time it says', async () => {
    const { clock, publish, ago, open } = await buildVersions();
    clock.moveBy({ minutes: 10 * day });
    await publish('Three?');
    const today = { version: 3, checkedAt: ago(0) };
    for (const said of [0, 60, 5 * day, 10 * day, 10 * day + 30, 400 * day])
      expect(await open(2, ago(said)), String(said)).toEqual(today);
    for (const never of [4, 99]) expect(await open(never, ago(0))).toEqual(today);
    expect(await open(1, ago(10 * day))).toEqual(today);
    expect(await open(1, ago(60))).toEqual({ version: 1, checkedAt: ago(60) });
  });
});
