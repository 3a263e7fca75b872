import { describe, expect, it } from 'vitest';
import { combinePayouts } from '../../../adapters/payouts/combine-payouts.ts';
import type { TestContext } from '../../../testing/build-context.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { reissuePayment } from '../../../testing/payment-acts.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildClaimWorld } from '../../../testing/worlds/claim-world.ts';
import { listPayments } from '../../payments/index.ts';
import { settleStranded } from './settle-stranded.ts';

const database = useTestDatabase();
const troubles = ['stranded'] as const;

/** The same product after its only provider was disconnected. */
function disconnect(ctx: TestContext): TestContext {
  return { ...ctx, ports: { ...ctx.ports, payouts: combinePayouts([]) } };
}

/** A payment that was sent, and whose provider was disconnected before it said anything. */
async function leaveSent(amountCents = 50_000) {
  const world = await buildClaimWorld(database());
  const payment = await world.authorize(amountCents);
  await world.claim(payment).catch(() => undefined);
  const enter = async (role: 'fiscal' | 'admin') => disconnect((await world.enterStaff(role)).ctx);
  const settle = (ctx: TestContext, outcome: 'arrived' | 'notPaid', seen: 'initiated' | 'authorized') =>
    settleStranded(ctx, { paymentId: payment.id, seen, outcome, reason: 'They wrote on Monday' });
  const list = async (ctx: TestContext) =>
    (await listPayments(ctx, { troubles }, {})).nodes.map((node) => node.payment);
  return { ...world, payment, enter, settle, list };
}

describe('a payment at a provider that was disconnected', () => {
  it('becomes an exception with a next step after a week, and not while the provider is there', async () => {
    const world = await leaveSent();
    world.clock.moveBy({ hours: 6 * 24 });
    const early = await world.enter('fiscal');
    expect(await world.list(early)).toEqual([]);
    await expect(world.settle(early, 'arrived', 'initiated')).rejects.toMatchObject({
      code: 'PAYMENT_MOVE_REFUSED',
    });
    world.clock.moveBy({ hours: 2 * 24 });
    const gone = await world.enter('fiscal');
    expect(await world.list(gone)).toMatchObject([
      {
        id: world.payment.id,
        trouble: { kind: 'stranded', step: 'settleStranded' },
        acts: ['settleStranded'],
      },
    ]);
    const connected = world.connect(gone);
    expect(await world.list(connected)).toEqual([]);
    await expect(world.settle(connected, 'arrived', 'initiated')).rejects.toMatchObject({
      code: 'PAYMENT_MOVE_REFUSED',
    });
  });

  it.each([
    ['was accepted', 50_000, 'initiated'],
    ['was never answered', 50_095, 'authorized'],
  ] as const)('has arrived once someone says so: %s', async (_what, amountCents, seen) => {
    const world = await leaveSent(amountCents);
    world.clock.moveBy({ hours: 8 * 24 });
    const other = await world.enter('admin');
    await world.settle(other, 'arrived', seen);
    expect((await world.reload(world.payment)).status).toBe('success');
    expect(await world.readBalances()).toMatchObject({ obligated: 0, inTransit: 0, disbursed: amountCents });
    await expect(world.settle(other, 'notPaid', 'initiated')).rejects.toMatchObject({
      code: 'PAYMENT_CHANGED',
    });
  });

  it.each([
    ['was accepted', 50_000, 'initiated'],
    ['was never answered', 50_095, 'authorized'],
  ] as const)('takes two people to be paid again: %s', async (_what, amountCents, seen) => {
    const world = await leaveSent(amountCents);
    world.clock.moveBy({ hours: 8 * 24 });
    const [first, second] = [await world.enter('fiscal'), await world.enter('admin')];
    const both = await Promise.allSettled([
      world.settle(first, 'notPaid', seen),
      world.settle(first, 'notPaid', seen),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await world.readBalances()).toMatchObject({ obligated: amountCents, inTransit: 0, disbursed: 0 });
    const mails = await deliverMails(world.product);
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('could not be made'));
    const call = { paymentId: world.payment.id, seen: 'failed' } as const;
    await expect(reissuePayment(first, call)).rejects.toMatchObject({
      code: 'REISSUE_NEEDS_ANOTHER_PERSON',
    });
    await reissuePayment(second, call);
    expect((await world.reload(world.payment)).status).toBe('authorized');
  });

  it('is not for whoever issued it, and needs to say how it is known', async () => {
    const world = await leaveSent();
    world.clock.moveBy({ hours: 8 * 24 });
    const gone = await world.enter('fiscal');
    const issuer = { ...gone, actor: { ...gone.actor, ...{ userId: world.fiscal.user.id } } };
    await expect(world.settle(issuer, 'notPaid', 'initiated')).rejects.toMatchObject({
      code: 'STRANDED_NEEDS_ANOTHER_PERSON',
    });
    await expect(
      settleStranded(gone, {
        ...{ paymentId: world.payment.id, seen: 'initiated', outcome: 'arrived', reason: ' ' },
      }),
    ).rejects.toMatchObject({ code: 'REASON_REQUIRED' });
  });
});
