import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Payouts } from '../../ports/payouts.ts';
import type { TestContext } from '../../testing/build-context.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildClaimWorld } from '../../testing/worlds/claim-world.ts';

const database = useTestDatabase();

/** Everywhere in a claim where the process can die. */
const places = [
  'before the first transaction',
  'in the first transaction',
  'after the first transaction',
  'before the bank is asked',
  'after the bank has it',
  'before the second transaction',
  'in the second transaction',
  'after the second transaction',
] as const;
type Place = (typeof places)[number];

/** A process that dies at a place: whatever comes after that is not done. */
function dieAt(place: Place, ctx: TestContext): TestContext {
  let transactions = 0;
  const die = (here: Place) => (here === place ? Promise.reject(new Error('died')) : Promise.resolve());
  const transaction: TestContext['db']['transaction'] = async (work) => {
    transactions += 1;
    const name = transactions === 1 ? 'first' : 'second';
    await die(`before the ${name} transaction`);
    const result = await ctx.db.transaction(async (tx) => {
      const done = await work(tx);
      await die(`in the ${name} transaction`);
      return done;
    });
    await die(`after the ${name} transaction`);
    return result;
  };
  const submit: Payouts['submit'] = async (name, order) => {
    await die('before the bank is asked');
    const outcome = await ctx.ports.payouts.submit(name, order);
    await die('after the bank has it');
    return outcome;
  };
  return {
    ...ctx,
    db: { ...ctx.db, transaction },
    ports: { ...ctx.ports, payouts: { ...ctx.ports.payouts, submit } },
  };
}

describe('a process that dies', () => {
  it.each(places)('%s pays at most once, and once after recovery [check 40]', async (place) => {
    const world = await buildClaimWorld(database());
    const payment = await world.authorize();
    const key = randomUUID();

    await world.claim(payment, { key, as: dieAt(place, world.payee) }).catch(() => undefined);
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
