import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { changePaymentMethod, holdPayment } from '../../testing/payment-acts.ts';
import { claimPlaces, dieAt } from '../../testing/processes/die-at.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildClaimWorld } from '../../testing/worlds/claim-world.ts';

const database = useTestDatabase();

const die = () => Promise.reject(new Error('died'));

describe('a process that dies', () => {
  it.each(claimPlaces)('%s pays at most once, and once after recovery [check 40]', async (place) => {
    const world = await buildClaimWorld(database());
    const payment = await world.authorize();
    const key = randomUUID();

    await world.claim(payment, { key, as: dieAt(place, world.payee, die) }).catch(() => undefined);
    expect((await world.listTransfers()).length).toBeLessThanOrEqual(1);
    expect((await world.reload(payment)).status).toMatch(/^(authorized|initiated)$/);
    // The person tries again under the same key, and the reconciler runs.
    await world.claim(payment, { key }).catch(() => undefined);
    world.clock.moveBy({ minutes: 2 });
    await world.reconcile();
    await world.claim(payment, { key, as: world.payee });

    expect(await world.listTransfers()).toHaveLength(1);
    expect((await world.listAttempts()).filter(({ state }) => state !== 'settled')).toHaveLength(
      (await world.reload(payment)).status === 'success' ? 0 : 1,
    );
    world.clock.moveBy({ minutes: 2 });
    await world.reconcile();
    expect((await world.reload(payment)).status).toBe('success');
    expect(await world.readBalances()).toMatchObject({ obligated: 0, inTransit: 0, disbursed: 50_000 });
  });
});

describe('an outcome that nobody knows', () => {
  it.each([
    ['the answer is lost', 50_095],
    ['the request is lost', 50_096],
    ['the bank says nothing for two minutes', 50_094],
  ])('is asked about and settled once when %s [check 41]', async (_what, amountCents) => {
    const world = await buildClaimWorld(database());
    const payment = await world.authorize(amountCents);
    const key = randomUUID();

    await expect(world.claim(payment, { key })).rejects.toMatchObject({ code: 'P-001', status: 400 });
    expect(await world.listAttempts()).toMatchObject([{ state: 'unknown' }]);
    expect(await world.reload(payment)).toMatchObject({ status: 'authorized', moneyIn: 'obligated' });
    // Nobody can take the money back meanwhile.
    await expect(world.move(payment, 'cancelPayment', 'authorized', world.fiscal.ctx)).rejects.toMatchObject({
      code: 'PAYMENT_UNANSWERED',
    });
    // Nor hold it or send it another way: it may be gone already.
    const { id: paymentId, version } = await world.reload(payment);
    await expect(holdPayment(world.fiscal.ctx, { paymentId, note: 'Wait' })).rejects.toMatchObject({
      code: 'PAYMENT_UNANSWERED',
    });
    await expect(
      changePaymentMethod(world.fiscal.ctx, { paymentId, version, method: 'Check' }),
    ).rejects.toMatchObject({ code: 'PAYMENT_UNANSWERED' });

    for (let cycle = 0; cycle < 2; cycle += 1) {
      world.clock.moveBy({ minutes: 2 });
      await world.reconcile();
    }
    expect(await world.listTransfers()).toHaveLength(1);
    expect((await world.reload(payment)).status).toBe('success');
    await world.claim(payment, { key });
    expect(await world.readBalances()).toMatchObject({ obligated: 0, disbursed: amountCents });
  });

  it('is never sent again while the provider does not answer [check 41]', async () => {
    let submits = 0;
    const world = await buildClaimWorld(database(), {
      through: (bank) => ({
        ...bank,
        submit: () => {
          submits += 1;
          return Promise.reject(new Error('The line is dead'));
        },
        lookUp: () => Promise.reject(new Error('The line is dead')),
      }),
    });
    const payment = await world.authorize();
    const key = randomUUID();
    for (let tries = 0; tries < 3; tries += 1) {
      await expect(world.claim(payment, { key })).rejects.toMatchObject({ code: 'P-001' });
      world.clock.moveBy({ minutes: 2 });
      await world.reconcile();
    }
    expect(submits).toBe(1);
    expect((await world.reload(payment)).status).toBe('authorized');
  });

  it.each([
    [
      'fails before it arrives',
      50_097,
      { obligated: 50_097, returned: 0 },
      ['Your payment of $500.97 is on its way', 'Your payment of $500.97 could not be made'],
    ],
    [
      'comes back after it arrived',
      50_098,
      { obligated: 0, returned: 50_098 },
      ['Your payment of $500.98 is on its way', 'Your payment of $500.98 was returned'],
    ],
  ])('of a payment that %s is booked as failed and told', async (_what, amountCents, balances, subjects) => {
    const world = await buildClaimWorld(database());
    const payment = await world.authorize(amountCents);
    await world.claim(payment);
    world.clock.moveBy({ minutes: 5 });
    await world.reconcile();
    expect((await world.reload(payment)).status).toBe('failed');
    expect(await world.readBalances()).toMatchObject({ inTransit: 0, disbursed: 0, ...balances });
    expect(await world.listAttempts()).toMatchObject([{ state: 'returned', refusal: 'A-005' }]);
    const mails = (await deliverMails(world.product)).filter(({ subject }) => subject.includes('payment'));
    expect(mails.map(({ subject }) => subject)).toEqual(subjects);
  });
});
