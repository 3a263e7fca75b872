import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildMoneyWorld } from '../../../testing/worlds/money-world.ts';
import { readMonths } from './read-months.ts';

const database = useTestDatabase();

describe('where the money of a fund was', () => {
  it('is told month by month in the time zone of the partner, from its first entry on', async () => {
    const { fiscal, fundId, award, move, clock } = await buildMoneyWorld(database());
    const goTo = (moment: string) => {
      clock.moveBy({ seconds: (Date.parse(moment) - clock.now().getTime()) / 1000 });
    };
    const { payments } = await award([30_000]);
    const payment = payments[0] ?? expect.unreachable();
    // Still November in New York.
    goTo('2026-12-01T04:30:00Z');
    await move(payment, 'authorizePayment', 'pending');
    await move(payment, 'initiatePayment', 'authorized');
    goTo('2027-01-10T12:00:00Z');
    await move(payment, 'settlePayment', 'initiated');

    expect(await readMonths(fiscal.ctx, fundId)).toMatchObject([
      { month: '2026-11', balances: { remaining: 970_000, inTransit: 30_000, disbursed: 0 } },
      { month: '2026-12', balances: { remaining: 970_000, inTransit: 30_000, disbursed: 0 } },
      { month: '2027-01', balances: { remaining: 970_000, inTransit: 0, disbursed: 30_000 } },
    ]);
  });

  it('has twelve months at most, and none before anything happened', async () => {
    const { fiscal, fundId, clock } = await buildMoneyWorld(database());
    clock.moveBy({ hours: 24 * 500 });
    const months = await readMonths(fiscal.ctx, fundId);
    expect(months).toHaveLength(12);
    expect(months.at(-1)).toMatchObject({ month: '2028-03', balances: { remaining: 1_000_000 } });
    const empty = await buildMoneyWorld(database(), {}, 0);
    expect(await readMonths(empty.fiscal.ctx, empty.fundId)).toEqual([]);
  });
});
