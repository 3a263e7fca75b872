import { describe, expect, it } from 'vitest';
import { buildContext } from '../../../testing/build-context.ts';
import { insertSession } from '../../../testing/builders/insert-session.ts';
import { insertStaff, insertUser } from '../../../testing/builders/insert-user.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { putPaymentSettings } from '../../../testing/put-payment-settings.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildClaimWorld } from '../../../testing/worlds/claim-world.ts';
import { listPayments, openAward, readNotes, releasePayment } from '../../../testing/payment-acts.ts';
import { keepHold, movePayment } from '../../payments/index.ts';
import { notePayoutChange, type PayoutChange } from '../../users/index.ts';
import { findClaimOffer } from '../find-claim-offer.ts';

const database = useTestDatabase();
const held = { code: 'CLAIM_HELD', status: 409 };

async function buildGuarded() {
  const world = await buildClaimWorld(database());
  const readNote = async (id: string) => {
    const notes = await world.fiscal.ctx.db.read((tx) => readNotes(tx, world.fiscal.ctx, [id]));
    return notes.get(id)?.holdNote;
  };
  return { ...world, readNote };
}

describe('a change of where the money goes', () => {
  it.each(['email', 'bankAccount', 'mailingAddress'] as const satisfies readonly PayoutChange[])(
    'holds what can be claimed for the hours of the partner, and then lets it go: %s [check 33]',
    async (change) => {
      const { authorize, claim, payee, owner, partnerId, clock, admin, reload } = await buildGuarded();
      await putPaymentSettings(admin.ctx, { coolDownHours: 1 });
      const payment = await authorize();
      await payee.db.transaction((tx) =>
        notePayoutChange(tx, partnerId, owner.id, { change, now: clock.now() }),
      );
      await expect(claim(payment)).rejects.toMatchObject(held);
      expect(await findClaimOffer(payee, payment.fulfillmentId)).toMatchObject({
        isHeld: true,
        hold: { kind: 'coolDown', change, until: new Date(clock.now().getTime() + 60 * 60_000) },
      });
      expect((await reload(payment)).status).toBe('authorized');

      clock.moveBy({ hours: 1 });
      const { actor } = await insertSession(database(), partnerId, owner, clock);
      const again = { ...payee, actor };
      await claim(payment, { as: again });
      expect((await reload(payment)).status).toBe('initiated');
    },
  );
});

describe('why money is held', () => {
  it.each(['staff', 'sameAccount', 'manyClaims', 'matchesStaff', 'coolDown'] as const)(
    'is the same for the payee and for staff: %s',
    async (kind) => {
      const { authorize, payee, owner, partnerId, clock, fiscal, product } = await buildGuarded();
      const payment = await authorize();
      const { id, fulfillmentId } = payment;
      const readStaff = async () => {
        const { nodes } = await listPayments(fiscal.ctx, { troubles: ['held', 'coolingDown'] }, {});
        return nodes.map((node) => node.payment.trouble?.hold);
      };
      const readPayee = async () => (await findClaimOffer(payee, fulfillmentId))?.hold;
      expect(await readStaff()).toEqual([]);
      expect(await readPayee()).toBeNull();

      await product.db.transaction((tx) => {
        if (kind === 'coolDown')
          return notePayoutChange(tx, partnerId, owner.id, { change: 'email', now: clock.now() });
        const hold = kind === 'staff' ? { kind, by: fiscal.user.id } : { kind };
        return keepHold(tx, product, payment, { ...hold, note: 'Look at it' });
      });
      const until = kind === 'coolDown' ? new Date(clock.now().getTime() + 72 * 3_600_000) : null;
      const hold = { kind, change: kind === 'coolDown' ? 'email' : null, until };
      expect(await readStaff()).toEqual([hold]);
      expect(await readPayee()).toEqual(hold);
      const sending = product.db.transaction((tx) =>
        movePayment(tx, product, { paymentId: id, move: 'initiatePayment', seen: 'authorized' }),
      );
      await expect(sending).rejects.toMatchObject({ code: 'PAYMENT_HELD' });
    },
  );
});

describe('a claim that looks odd', () => {
  it('to the account of someone else waits for a person, who reads why and releases it', async () => {
    const { partnerId, clock, caseId, programId, fundId, fiscal, ...world } = await buildGuarded();
    await world.claim(await world.authorize());
    const other = await insertUser(database(), partnerId);
    const { payments } = await fiscal.ctx.db.transaction((tx) =>
      openAward(tx, fiscal.ctx, {
        ...{ caseId, programId, fundId, issuedBy: fiscal.user.id, needsApproval: false },
        payments: [
          {
            ...{ amountCents: 20_000, scheduledFor: '2026-11-16', method: null },
            payee: { type: 'User', id: other.id },
          },
        ],
      }),
    );
    const [opened] = payments;
    if (!opened) throw new Error('Nothing was awarded');
    const payment = await world.move(opened, 'authorizePayment', 'pending');
    const { actor } = await insertSession(database(), partnerId, other, clock);
    const as = world.connect(buildContext(database(), { partnerId, actor, clock }));
    await deliverMails(world.product);

    await expect(world.claim(payment, { as })).rejects.toMatchObject(held);
    expect(await world.listTransfers()).toHaveLength(1);
    expect(await world.reload(payment)).toMatchObject({ status: 'authorized', holdKind: 'sameAccount' });
    expect(await world.readNote(payment.id)).toMatch(/^Someone else was paid to the same bank account/);
    expect((await deliverMails(world.product)).map(({ subject }) => subject)).toEqual([
      'Your payment of $200.00 is on hold',
    ]);
    await expect(world.claim(payment, { as })).rejects.toMatchObject(held);

    await releasePayment(fiscal.ctx, { paymentId: payment.id });
    await world.claim(payment, { as });
    expect(await world.listTransfers()).toHaveLength(2);
    const actions = (await readAudit(world.product)).map(({ action }) => action);
    expect(actions.filter((action) => /flagPayment|releasePayment/.test(action))).toEqual([
      'flagPayment',
      'releasePayment',
    ]);
  });

  it('after many others waits for a person', async () => {
    const { authorize, claim, reload } = await buildGuarded();
    for (let count = 0; count < 5; count += 1) await claim(await authorize(1_000));
    const payment = await authorize(1_000);
    await expect(claim(payment)).rejects.toMatchObject(held);
    expect(await reload(payment)).toMatchObject({ holdKind: 'manyClaims' });
  });

  it('by someone with the email of a staff member waits for another one [check 12]', async () => {
    const { authorize, claim, reload, owner, partnerId } = await buildGuarded();
    await insertStaff(database(), partnerId, {
      role: 'caseWorker',
      email: owner.email.toUpperCase().replace('@', '+office@'),
    });
    const payment = await authorize();
    await expect(claim(payment)).rejects.toMatchObject(held);
    expect(await reload(payment)).toMatchObject({ holdKind: 'matchesStaff' });
  });
});
