import { describe, expect, it } from 'vitest';
import { buildContext } from '../../../testing/build-context.ts';
import { insertSession } from '../../../testing/builders/insert-session.ts';
import { insertStaff } from '../../../testing/builders/insert-user.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildMoneyWorld } from '../../../testing/worlds/money-world.ts';
import { changePaymentMethod } from './change-method.ts';
import { reissuePayment } from './move-payments.ts';

const database = useTestDatabase();

async function buildOwnPayment() {
  const world = await buildMoneyWorld(database());
  const { partnerId, clock, owner, award } = world;
  const staff = await insertStaff(database(), partnerId, { role: 'fiscal', email: owner.email });
  const { actor } = await insertSession(database(), partnerId, staff, clock);
  const own = buildContext(database(), { partnerId, actor, clock });
  const [payment] = (await award([10_000])).payments;
  if (!payment) throw new Error('Nothing was awarded');
  return { ...world, own, payment };
}

describe('a member of staff who is paid', () => {
  it('does not change the way in which they are paid [check 12]', async () => {
    const { own, payment, fiscal } = await buildOwnPayment();
    const change = { paymentId: payment.id, version: payment.version, method: 'DirectDeposit' } as const;
    await expect(changePaymentMethod(own, change)).rejects.toMatchObject({ code: 'OWN_PAYMENT' });
    await changePaymentMethod(fiscal.ctx, change);
  });

  it('does not issue their own payment again [check 12]', async () => {
    const { own, payment, move, fiscal } = await buildOwnPayment();
    await move(payment, 'authorizePayment', 'pending');
    await move(payment, 'initiatePayment', 'authorized');
    await move(payment, 'failPayment', 'initiated');
    const call = { paymentId: payment.id, seen: 'failed' } as const;
    await expect(reissuePayment(own, call)).rejects.toMatchObject({ code: 'OWN_PAYMENT' });
    await reissuePayment(fiscal.ctx, call);
  });
});
