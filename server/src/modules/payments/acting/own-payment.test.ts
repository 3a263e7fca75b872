import { describe, expect, it } from 'vitest';
import { buildContext } from '../../../testing/build-context.ts';
import { insertSession } from '../../../testing/builders/insert-session.ts';
import { insertStaff } from '../../../testing/builders/insert-user.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildMoneyWorld } from '../../../testing/worlds/money-world.ts';
import { reissuePayment } from './move-payments.ts';

const database = useTestDatabase();

describe('a member of staff who is paid', () => {
  it('does not issue their own payment again [check 12]', async () => {
    const { partnerId, clock, owner, award, move, fiscal } = await buildMoneyWorld(database());
    const staff = await insertStaff(database(), partnerId, { role: 'fiscal', email: owner.email });
    const { actor } = await insertSession(database(), partnerId, staff, clock);
    const own = buildContext(database(), { partnerId, actor, clock });
    const [payment] = (await award([10_000])).payments;
    if (!payment) throw new Error('Nothing was awarded');
    await move(payment, 'authorizePayment', 'pending');
    await move(payment, 'initiatePayment', 'authorized');
    await move(payment, 'failPayment', 'initiated');
    const call = { paymentId: payment.id, seen: 'failed' } as const;
    await expect(reissuePayment(own, call)).rejects.toMatchObject({ code: 'OWN_PAYMENT' });
    await reissuePayment(fiscal.ctx, call);
  });
});
