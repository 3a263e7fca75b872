import { describe, expect, it } from 'vitest';
import { buildMoneyWorld } from '../../../testing/worlds/money-world.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { findPaymentFigures } from './payment-figures.ts';

const database = useTestDatabase();

describe('findPaymentFigures', () => {
  it("says how the money stands, with days and months in the partner's zone", async () => {
    const world = await buildMoneyWorld(database());
    const { clock, fiscal } = world;
    const goTo = (time: string) => {
      clock.moveBy({ seconds: (Date.parse(time) - clock.now().getTime()) / 1000 });
    };
    // Nine in the evening of the last day of November in New York, and December in UTC.
    goTo('2026-12-01T02:00:00Z');
    const { payments } = await world.award([1_000, 2_000, 4_000, 8_000, 16_000]);
    const [inNovember, arrived, onItsWay, failed, waiting] = payments;
    if (!inNovember || !arrived || !onItsWay || !failed || !waiting)
      throw new Error('There are too few payments');
    for (const payment of payments) await world.move(payment, 'authorizePayment', 'pending');
    await world.move(inNovember, 'initiatePayment', 'authorized');
    await world.move(inNovember, 'settlePayment', 'initiated');
    goTo('2026-12-04T15:00:00Z');
    await world.move(arrived, 'initiatePayment', 'authorized');
    await world.move(arrived, 'settlePayment', 'initiated');
    await world.move(failed, 'initiatePayment', 'authorized');
    await world.move(failed, 'failPayment', 'initiated');
    goTo('2026-12-05T04:30:00Z');
    await world.move(onItsWay, 'initiatePayment', 'authorized');
    goTo('2026-12-06T15:00:00Z');

    const { days, ...sums } = await findPaymentFigures(fiscal.ctx);

    expect(sums).toEqual({
      paidThisMonth: { count: 2, amountCents: 6_000 },
      waiting: { count: 1, amountCents: 16_000 },
      inTransit: { count: 1, amountCents: 4_000 },
      failed: { count: 1, amountCents: 8_000 },
    });
    expect(days.map(({ day }) => day)).toEqual([
      ...['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'],
      ...['2026-12-04', '2026-12-05', '2026-12-06'],
    ]);
    expect(days.filter(({ inTransitCents, arrivedCents }) => inTransitCents + arrivedCents > 0)).toEqual([
      { day: '2026-11-30', inTransitCents: 0, arrivedCents: 1_000 },
      { day: '2026-12-04', inTransitCents: 4_000, arrivedCents: 2_000 },
    ]);
  });

  it('is for staff who issue payments', async () => {
    const { enterStaff } = await buildMoneyWorld(database());
    const caseWorker = await enterStaff('caseWorker', 'Ada B.');
    expect(() => findPaymentFigures(caseWorker.ctx)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
  });
});
