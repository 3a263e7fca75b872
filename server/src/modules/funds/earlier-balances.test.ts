import { describe, expect, it } from 'vitest';
import { runOperation } from '../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildMoneyWorld } from '../../testing/worlds/money-world.ts';

const database = useTestDatabase();

const document = `query Earlier($id: ID!, $moment: DateTime!, $day: String!) {
  fund(id: $id) { balancesAt(moment: $moment) { remaining obligated } balancesOn(day: $day) { remaining obligated } }
}`;

interface Earlier {
  readonly fund: Record<'balancesAt' | 'balancesOn', unknown> | null;
}

async function buildWorld() {
  const world = await buildMoneyWorld(database());
  const { clock, fiscal, fundId } = world;
  const goTo = (moment: string) => {
    clock.moveBy({ seconds: (Date.parse(moment) - clock.now().getTime()) / 1000 });
  };
  const ask = (moment: string, day: string) =>
    runOperation<Earlier>(fiscal.ctx, document, { id: fundId, moment, day });
  return { ...world, goTo, ask };
}

describe('the balances of a fund', () => {
  it('are told as they were at any moment, and at the end of any day in the time zone of the partner', async () => {
    const { award, goTo, ask } = await buildWorld();
    // One second before midnight in New York, and at midnight.
    goTo('2026-11-21T04:59:59Z');
    await award([30_000]);
    goTo('2026-11-21T05:00:00Z');
    await award([5_000]);

    const before = { remaining: 1_000_000, obligated: 0 };
    const first = { remaining: 970_000, obligated: 30_000 };
    const second = { remaining: 965_000, obligated: 35_000 };
    for (const [moment, day, balancesAt, balancesOn] of [
      ['2026-11-21T04:59:58Z', '2026-11-19', before, before],
      ['2026-11-21T04:59:59Z', '2026-11-20', first, first],
      ['2026-11-21T05:00:00Z', '2026-11-21', second, second],
      ['2020-01-01T00:00:00Z', '2020-01-01', { remaining: 0, obligated: 0 }, { remaining: 0, obligated: 0 }],
    ] as const)
      expect((await ask(moment, day)).data.fund).toEqual({ balancesAt, balancesOn });
  });

  it('are refused for a day that does not exist', async () => {
    const { ask } = await buildWorld();
    for (const day of ['2026-02-30', '', 'yesterday'])
      expect((await ask('2026-11-21T05:00:00Z', day)).errors).toHaveLength(1);
  });
});
