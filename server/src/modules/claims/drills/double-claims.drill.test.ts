import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClaimWorker, startClaimWorker } from '../../../testing/processes/start-claim-worker.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import type { Payment } from '../../payments/index.ts';
import { buildDrillWorld, type DrillWorld } from '../../../testing/worlds/drill-world.ts';

const database = useTestDatabase({ waitMs: 60_000 });
/** A sample in every run; `npm run drills -- double-claims` takes five hundred payments and a hundred callers. */
const payments = Number(process.env.DOUBLE_CLAIMS ?? 3);
const callers = Number(process.env.DOUBLE_CALLERS ?? 12);

type Claim = (payment: Payment, key: string, caller: number) => Promise<unknown>;

/** Everyone claims each payment at once, half of them under one key. */
async function claimAtOnce(world: DrillWorld, all: readonly Payment[], claim: Claim): Promise<void> {
  for (const payment of all) {
    world.nextClaim();
    const shared = randomUUID();
    const keys = Array.from({ length: callers }, (_, n) => (n % 2 === 0 ? shared : randomUUID()));
    await Promise.allSettled(keys.map((key, n) => claim(payment, key, n)));
  }
}

describe('claims at once from two processes', () => {
  let worker: ClaimWorker;
  beforeAll(async () => {
    worker = await startClaimWorker(database().ownerUrl);
  }, 60_000);
  afterAll(() => worker.stop());

  it(`pay each of ${String(payments)} payments once, with ${String(callers)} callers [check 39]`, async () => {
    const world = await buildDrillWorld(database());
    const all = await world.authorizeMany(payments);
    const outcomes: unknown[] = [];
    await claimAtOnce(world, all, async (payment, key, caller) => {
      if (caller % 4 < 2) return world.claim(payment, { key, as: world.freshPayee() });
      const command = { partnerId: world.partnerId, actor: world.freshActor(), key, paymentId: payment.id };
      outcomes.push(await worker.claim({ ...command, now: world.clock.now().toISOString() }));
      return undefined;
    });

    expect(outcomes).not.toContain('dead');
    expect(outcomes).toContain('paid');
    expect(await world.listAttempts()).toHaveLength(payments);
    await world.expectPaidOnce(all);
  }, 3_600_000);

  it('would be paid more than once by who looks first and sends under a new key [check 39]', async () => {
    const world = await buildDrillWorld(database());
    const all = await world.authorizeMany(1);
    await claimAtOnce(world, all, async (payment) => {
      if ((await world.reload(payment)).status !== 'authorized') return;
      await world.bank.submit('test-bank', {
        ...{ partnerId: world.partnerId, key: randomUUID(), now: world.clock.now() },
        ...{
          method: 'Zelle',
          amountCents: payment.amountCents,
          payee: { name: 'Ada', email: 'ada@demo.example' },
        },
        destination: { kind: 'email', email: 'ada@demo.example' },
      });
      await world.move(payment, 'initiatePayment', 'authorized');
    });
    await expect(world.expectPaidOnce(all)).rejects.toThrow('to have a length of 1');
  });
});
