import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ClaimPlace, claimPlaces } from '../../../testing/processes/die-at.ts';
import { startClaimWorker } from '../../../testing/processes/start-claim-worker.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import type { Payment } from '../../payments/index.ts';
import { buildDrillWorld, type DrillWorld } from '../../../testing/worlds/drill-world.ts';

const database = useTestDatabase({ waitMs: 60_000 });
/** One kill in every run, where it hurts most; `npm run drills -- killed-claims` takes fifty at every place. */
const kills = Number(process.env.CLAIM_KILLS ?? 0);
const places: readonly ClaimPlace[] = kills > 0 ? claimPlaces : ['after the bank has it'];
const times = Math.max(1, kills);

async function killAt(world: DrillWorld, place: ClaimPlace, payment: Payment, key: string): Promise<string> {
  const worker = await startClaimWorker(database().ownerUrl);
  try {
    const command = { partnerId: world.partnerId, actor: world.freshActor(), key, paymentId: payment.id };
    return await worker.claim({ ...command, now: world.clock.now().toISOString(), place });
  } finally {
    await worker.stop();
  }
}

/** The person tries again under the same key, and the reconciler runs twice: four minutes, less than the five allowed. */
async function recover(world: DrillWorld, payment: Payment, key: string): Promise<void> {
  await world.claim(payment, { key, as: world.freshPayee() }).catch(() => undefined);
  for (let cycle = 0; cycle < 2; cycle += 1) {
    world.clock.moveBy({ minutes: 2 });
    await world.reconcile();
  }
}

describe('a process that is killed in a claim', () => {
  it.each(places)(
    `%s pays once after recovery, ${String(times)} times [check 40]`,
    async (place) => {
      const world = await buildDrillWorld(database());
      const all = await world.authorizeMany(times);
      for (const [index, payment] of all.entries()) {
        world.nextClaim();
        const key = randomUUID();
        expect(await killAt(world, place, payment, key)).toBe('dead');
        expect((await world.listTransfers()).length).toBeLessThanOrEqual(index + 1);
        await recover(world, payment, key);
        expect((await world.reload(payment)).status).toBe('success');
      }
      await world.expectPaidOnce(all);
      expect(await world.readBalances()).toMatchObject({ obligated: 0, inTransit: 0 });
    },
    3_600_000,
  );

  it('would pay twice if recovery asked the bank under a new key [check 40]', async () => {
    const world = await buildDrillWorld(database());
    const all = await world.authorizeMany(1);
    const [payment] = all;
    if (!payment) throw new Error('Nothing was authorized');
    const { submit } = world.bank;
    const asksAgain: typeof submit = async (name, order) => {
      await submit(name, { ...order, key: randomUUID() });
      return submit(name, order);
    };
    const payouts = { ...world.bank, submit: asksAgain };
    const careless = { ...world.payee, ports: { ...world.payee.ports, payouts } };
    await world.claim(payment, { as: careless });
    await expect(world.expectPaidOnce(all)).rejects.toThrow('to have a length of 1');
  });
});
