import { describe, expect, it } from 'vitest';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildClaimWorld, claimFeatures } from '../../../testing/worlds/claim-world.ts';
import { releasePayment } from '../../../testing/payment-acts.ts';
import { holdPayment, savePaymentSettings } from '../../payments/index.ts';
import { watchUnclaimed } from './watch-unclaimed.job.ts';

const database = useTestDatabase();

async function buildWaiting(features: readonly string[] = claimFeatures) {
  const world = await buildClaimWorld(database(), { features });
  const payment = await world.authorize();
  await deliverMails(world.product);
  /** Lets days pass, runs the job on two machines at once, and gives what was written to the payee. */
  async function pass(days: number): Promise<string[]> {
    world.clock.moveBy({ hours: 24 * days });
    await Promise.all([watchUnclaimed.run(world.product), watchUnclaimed.run(world.product)]);
    return (await deliverMails(world.product)).map(({ subject }) => subject);
  }
  return { ...world, payment, pass };
}

describe('money that waits for its payee', () => {
  it('is told, reminded of, warned about, and goes back to the fund, once each', async () => {
    const { payment, pass, admin, reload, readBalances } = await buildWaiting();
    await savePaymentSettings(admin.ctx, { claimReminderDays: 7, claimWithinDays: 30 });

    expect(await pass(0)).toEqual([expect.stringMatching(/^Your \$500\.00 from .* is ready$/)]);
    expect(await pass(6)).toEqual([]);
    expect(await pass(1)).toEqual([expect.stringMatching(/is still waiting for you$/)]);
    expect(await pass(15)).toEqual([]);
    expect(await pass(1)).toEqual([
      expect.stringMatching(/^Claim your \$500\.00 from .* by December 15, 2026$/),
    ]);
    expect(await pass(6)).toEqual([]);
    expect(await reload(payment)).toMatchObject({ status: 'authorized' });
    expect(await pass(1)).toEqual([expect.stringMatching(/was not claimed in time$/)]);
    expect(await reload(payment)).toMatchObject({ status: 'canceled', moneyIn: 'remaining' });
    expect(await readBalances()).toMatchObject({ obligated: 0, remaining: 1_000_000 });
    expect(await pass(30)).toEqual([]);
  });

  it('is written about with a button that says where it leads', async () => {
    const { product, payment, fiscal } = await buildWaiting();
    const readMails = async () => (await deliverMails(product)).map(({ text }) => text);
    await watchUnclaimed.run(product);
    const [ready = ''] = await readMails();
    expect(ready).toContain('Claim your payment');
    expect(ready).toMatch(/\/claim\/[0-9a-f-]+\/payment-method/);
    await holdPayment(fiscal.ctx, { paymentId: payment.id, note: 'We wait for a document' });
    const [held = ''] = await readMails();
    expect(held).toContain('View your payment');
    expect(held).toMatch(/\/case\/[0-9a-f-]+\/details/);
  });

  it('is warned about a week before it goes back, however late the job runs', async () => {
    const { payment, pass, reload } = await buildWaiting();
    await pass(0);
    expect(await pass(400)).toEqual([expect.stringMatching(/^Claim your/)]);
    expect(await pass(6)).toEqual([]);
    expect(await pass(1)).toHaveLength(1);
    expect((await reload(payment)).status).toBe('canceled');
  });

  it('stays where the partner waits forever, where it is on hold, and while a claim is open', async () => {
    const { authorize, payment, pass, claim, admin, reload, fiscal } = await buildWaiting();
    const unknown = await authorize(50_094);
    await claim(unknown).catch(() => undefined);
    const held = await authorize(40_000);
    await holdPayment(fiscal.ctx, { paymentId: held.id, note: 'We wait for a document' });
    await savePaymentSettings(admin.ctx, { claimReminderDays: 0, claimWithinDays: 0 });
    await pass(0);
    expect(await pass(1_000)).toEqual([]);
    for (const each of [payment, unknown, held]) expect((await reload(each)).status).toBe('authorized');
  });

  it('is left to staff where payees do not claim', async () => {
    const { pass } = await buildWaiting(claimFeatures.filter((name) => name !== 'claim-funds'));
    expect(await pass(0)).toEqual([]);
    expect(await pass(400)).toEqual([]);
  });

  it('is held and released with a word to the payee', async () => {
    const { payment, pass, product, fiscal } = await buildWaiting();
    await pass(0);
    await holdPayment(fiscal.ctx, { paymentId: payment.id, note: 'We wait for a document' });
    await releasePayment(fiscal.ctx, { paymentId: payment.id });
    expect((await deliverMails(product)).map(({ subject }) => subject)).toEqual([
      'Your payment of $500.00 is on hold',
      'Your payment of $500.00 is no longer on hold',
    ]);
  });
});
