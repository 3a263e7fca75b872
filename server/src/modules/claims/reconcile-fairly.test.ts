import { expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildClaimWorld } from '../../testing/worlds/claim-world.ts';
import { reconcileOpenAttempts } from './reconcile-claims.job.ts';

const database = useTestDatabase();

it('asks about every attempt in turn, however many stay unknown', async () => {
  const stuck = new Set<string>();
  const world = await buildClaimWorld(database(), {
    through: (bank) => ({
      ...bank,
      submit: async (name, order) => {
        await bank.submit(name, order);
        return { kind: 'unknown' };
      },
      lookUp: (name, place) =>
        stuck.has(place.key) ? Promise.resolve({ kind: 'unknown' }) : bank.lookUp(name, place),
    }),
  });
  const payments = [];
  for (let count = 0; count < 3; count += 1) {
    const payment = await world.authorize(1_000);
    await world.claim(payment).catch(() => undefined);
    if (count < 2) for (const { id } of await world.listAttempts()) stuck.add(id);
    world.clock.moveBy({ minutes: 1 });
    payments.push(payment);
  }
  for (let run = 0; run < 2; run += 1) {
    world.clock.moveBy({ minutes: 1 });
    await reconcileOpenAttempts(world.product, 2);
  }
  const statuses = await Promise.all(payments.map(async (each) => (await world.reload(each)).status));
  expect(statuses.slice(0, 2)).toEqual(['authorized', 'authorized']);
  expect(statuses[2]).not.toBe('authorized');
});
