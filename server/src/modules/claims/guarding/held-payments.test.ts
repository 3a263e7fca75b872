import { describe, expect, it } from 'vitest';
import { buildContext } from '../../../testing/build-context.ts';
import { insertSession } from '../../../testing/builders/insert-session.ts';
import { insertStaff } from '../../../testing/builders/insert-user.ts';
import { releasePayment } from '../../../testing/payment-acts.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildClaimWorld } from '../../../testing/worlds/claim-world.ts';
import { holdPayment } from '../../payments/index.ts';
import { notePayoutChange } from '../../users/index.ts';

const database = useTestDatabase();

describe('a payment during the pause', () => {
  it('is not sent by staff or the product either', async () => {
    const world = await buildClaimWorld(database());
    const payment = await world.authorize();
    const { partnerId, owner, clock } = world;
    await world.payee.db.transaction((tx) =>
      notePayoutChange(tx, partnerId, owner.id, { change: 'bankAccount', now: clock.now() }),
    );
    for (const by of [world.fiscal.ctx, world.system])
      await expect(world.move(payment, 'initiatePayment', 'authorized', by)).rejects.toMatchObject({
        code: 'PAYMENT_HELD',
      });
    clock.moveBy({ hours: 72 });
    expect(await world.move(payment, 'initiatePayment', 'authorized', world.system)).toMatchObject({
      status: 'initiated',
    });
  });
});

describe('a claim that the bank had taken before the pause began', () => {
  it.each([
    ['the answer is lost', 50_095],
    ['the request is lost', 50_096],
  ])('is booked during the pause when %s', async (_what, amountCents) => {
    const world = await buildClaimWorld(database());
    const { partnerId, owner, clock } = world;
    const payment = await world.authorize(amountCents);
    await expect(world.claim(payment)).rejects.toMatchObject({ code: 'P-001' });
    await world.payee.db.transaction((tx) =>
      notePayoutChange(tx, partnerId, owner.id, { change: 'bankAccount', now: clock.now() }),
    );
    for (let cycle = 0; cycle < 3; cycle += 1) {
      clock.moveBy({ minutes: 2 });
      await world.reconcile();
    }
    expect((await world.reload(payment)).status).toBe('success');
    expect(await world.listTransfers()).toHaveLength(1);
  });
});

describe('a payment on hold', () => {
  it('is not released by the member of staff whom it pays', async () => {
    const world = await buildClaimWorld(database());
    const payment = await world.authorize();
    await holdPayment(world.fiscal.ctx, { paymentId: payment.id, note: 'Look at this again' });
    const { partnerId, clock } = world;
    const staff = await insertStaff(database(), partnerId, { role: 'fiscal', email: world.owner.email });
    const { actor } = await insertSession(database(), partnerId, staff, clock);
    const own = buildContext(database(), { partnerId, actor, clock });
    await expect(releasePayment(own, { paymentId: payment.id })).rejects.toMatchObject({
      code: 'OWN_PAYMENT',
    });
    expect((await world.reload(payment)).heldAt).not.toBeNull();
    await releasePayment(world.fiscal.ctx, { paymentId: payment.id });
    expect((await world.reload(payment)).heldAt).toBeNull();
  });
});
