import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signTestReport } from '../../adapters/payouts/test-bank-reports.ts';
import { testBankName, testBankSignature } from '../../adapters/payouts/test-bank.ts';
import { cancelPayment, reissuePayment } from '../../testing/payment-acts.ts';
import { listActions } from '../../testing/read-audit.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testKeys } from '../../testing/test-keys.ts';
import { whileBusy } from '../../testing/while-busy.ts';
import { buildClaimWorld } from '../../testing/worlds/claim-world.ts';
import { approveAward } from '../payments/index.ts';
import { receivePayoutEvent } from './receive-payout-event.ts';

const database = useTestDatabase();

const countDone = (tries: readonly PromiseSettledResult<unknown>[]) =>
  tries.filter(({ status }) => status === 'fulfilled').length;

describe('a busy database', () => {
  it.each(['payments', 'payment_attempts', 'journal_entries'])(
    'at the end of a claim pays once and books it later: %s',
    async (table) => {
      const world = await buildClaimWorld(database(), {
        through: (bank) => ({
          ...bank,
          // The bank has it, and only then the database gives way.
          submit: async (name, order) => {
            const taken = await bank.submit(name, order);
            await startLosing();
            return taken;
          },
        }),
      });
      const payment = await world.authorize();
      const { startLosing, stopLosing } = prepareBusy(table);
      const key = randomUUID();
      await world.claim(payment, { key }).catch(() => undefined);
      expect((await world.reload(payment)).status).toBe('authorized');
      expect(await world.readBalances()).toMatchObject({ obligated: 50_000, inTransit: 0 });
      await stopLosing();
      world.clock.moveBy({ minutes: 2 });
      await world.reconcile();
      await world.claim(payment, { key });
      expect(await world.listTransfers()).toHaveLength(1);
      expect(await world.readBalances()).toMatchObject({ obligated: 0 });
    },
  );

  it('leaves the report of a provider to its next try', async () => {
    const world = await buildClaimWorld(database());
    const payment = await world.authorize();
    await world.claim(payment);
    const [attempt] = await world.listAttempts();
    const news = { kind: 'settled', reference: 'TB-1' };
    const body = JSON.stringify({ id: randomUUID(), partnerId: world.partnerId, key: attempt?.id, news });
    const headers = { [testBankSignature]: signTestReport(testKeys(), world.partnerId, body) };
    const report = () => receivePayoutEvent(world.product, testBankName, { body, headers });
    await expect(whileBusy(database(), 'journal_entries', report)).rejects.toMatchObject({ code: 'BUSY' });
    expect((await world.reload(payment)).status).toBe('initiated');
    await report();
    expect((await world.reload(payment)).status).toBe('success');
  });

  it('ignores the report of one partner about a payment of another', async () => {
    const [mine, theirs] = [await buildClaimWorld(database()), await buildClaimWorld(database())];
    const payment = await mine.authorize();
    await mine.claim(payment);
    const [attempt] = await mine.listAttempts();
    const news = { kind: 'settled', reference: 'TB-1' };
    const body = JSON.stringify({ id: randomUUID(), partnerId: theirs.partnerId, key: attempt?.id, news });
    const headers = { [testBankSignature]: signTestReport(testKeys(), theirs.partnerId, body) };
    await receivePayoutEvent(mine.product, testBankName, { body, headers });
    expect((await mine.reload(payment)).status).toBe('initiated');
  });
});

describe('two at once', () => {
  it('approve an award once', async () => {
    const world = await buildClaimWorld(database());
    const { award } = await world.award([10_000], { needsApproval: true });
    const people = [world.admin.ctx, (await world.enterStaff('fiscal')).ctx];
    const call = { fulfillmentId: award.id, version: award.version };
    const tries = await Promise.allSettled(people.map((ctx) => approveAward(ctx, call)));
    expect(countDone(tries)).toBe(1);
    expect((await listActions(world.system)).filter((action) => action === 'approveAward')).toHaveLength(1);
  });

  it('cancel or send a payment, and never both', async () => {
    const world = await buildClaimWorld(database());
    for (let round = 0; round < 4; round += 1) {
      const payment = await world.authorize(10_000);
      const call = { paymentId: payment.id, seen: 'authorized', reason: 'Paid by check' } as const;
      await Promise.allSettled([world.claim(payment), cancelPayment(world.fiscal.ctx, call)]);
      const { status } = await world.reload(payment);
      expect(['canceled', 'initiated']).toContain(status);
      const sent = (await world.listAttempts()).filter((each) => each.payment_id === payment.id);
      expect(sent).toHaveLength(status === 'canceled' ? 0 : 1);
    }
  });

  it('reissue a failed payment once', async () => {
    const world = await buildClaimWorld(database());
    const payment = await world.authorize(50_097);
    await world.claim(payment);
    world.clock.moveBy({ minutes: 2 });
    await world.reconcile();
    const call = { paymentId: payment.id, seen: 'failed' } as const;
    const tries = await Promise.allSettled([
      reissuePayment(world.fiscal.ctx, call),
      reissuePayment(world.admin.ctx, call),
    ]);
    expect(countDone(tries)).toBe(1);
    expect(await world.readBalances()).toMatchObject({ obligated: 50_097, inTransit: 0, disbursed: 0 });
  });
});

/** The database undoes every write to a table from the moment it is told to, until it is told to stop. */
function prepareBusy(table: string) {
  let stop: () => void = () => undefined;
  let busy: Promise<void> | undefined;
  const startLosing = () =>
    new Promise<void>((resolve) => {
      busy = whileBusy(database(), table, () => {
        resolve();
        return new Promise<void>((release) => {
          stop = release;
        });
      });
    });
  const stopLosing = async () => {
    stop();
    await busy;
  };
  return { startLosing, stopLosing };
}
