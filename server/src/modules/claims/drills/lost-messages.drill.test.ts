import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Payouts } from '../../../ports/payouts.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildDrillWorld, type DrillWorld } from '../../../testing/worlds/drill-world.ts';

const database = useTestDatabase();
/** A sample in every run; `npm run drills -- lost-messages` takes a thousand. */
const count = Number(process.env.LOST_MESSAGES ?? 8);

/** A line on which every first request is lost, on its way there or on its way back. */
function createBadLine() {
  const lost = { requests: 0, answers: 0 };
  const seen = new Set<string>();
  const through = (bank: Payouts): Payouts => ({
    ...bank,
    submit: async (name, order) => {
      if (seen.has(order.key)) return bank.submit(name, order);
      seen.add(order.key);
      if (seen.size % 2 === 0) {
        lost.requests += 1;
        throw new Error('The request is lost');
      }
      await bank.submit(name, order);
      lost.answers += 1;
      throw new Error('The answer is lost');
    },
  });
  return { through, lost };
}

async function claimOverBadLine(world: DrillWorld): Promise<void> {
  const all = await world.authorizeMany(count);
  for (const payment of all) {
    const as = world.nextClaim();
    const key = randomUUID();
    await expect(world.claim(payment, { key, as })).rejects.toMatchObject({ code: 'P-001' });
    // Nobody can take back what may have been paid.
    await expect(world.move(payment, 'cancelPayment', 'authorized', world.fiscal.ctx)).rejects.toMatchObject({
      code: 'PAYMENT_UNANSWERED',
    });
    await expect(world.claim(payment, { as })).rejects.toMatchObject({ code: 'CLAIM_IN_PROGRESS' });
    for (let cycle = 0; cycle < 2; cycle += 1) {
      world.clock.moveBy({ minutes: 2 });
      await world.reconcile();
    }
    expect((await world.reload(payment)).status).toBe('success');
  }
  await world.expectPaidOnce(all);
}

describe('a line that loses messages', () => {
  it(`leaves none of ${String(count)} payments unsettled or paid twice [check 41]`, async () => {
    const { through, lost } = createBadLine();
    const world = await buildDrillWorld(database(), { through });
    await claimOverBadLine(world);
    expect(lost.requests + lost.answers).toBe(count);
    expect(Math.min(lost.requests, lost.answers)).toBeGreaterThan(0);
  }, 3_600_000);

  it('would pay twice if a timeout were taken for a refusal [check 41]', async () => {
    const { through } = createBadLine();
    const world = await buildDrillWorld(database(), {
      through: (bank) => ({
        ...bank,
        submit: (name, order) =>
          through(bank)
            .submit(name, order)
            .catch(() => ({ kind: 'refused', code: 'A-010' }) as const),
      }),
    });
    const all = await world.authorizeMany(1);
    const [payment] = all;
    if (!payment) throw new Error('Nothing was authorized');
    await expect(world.claim(payment)).rejects.toMatchObject({ code: 'A-010' });
    // The payee is told to try again, and this time the line is good.
    await world.claim(payment, {
      as: { ...world.payee, ports: { ...world.payee.ports, payouts: world.bank } },
    });
    await expect(world.expectPaidOnce(all)).rejects.toThrow('to have a length of 1');
  });
});
