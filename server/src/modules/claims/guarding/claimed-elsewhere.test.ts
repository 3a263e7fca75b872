import { describe, expect, it } from 'vitest';
import { updateProfile } from '../../../testing/account-acts.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { insertSession } from '../../../testing/builders/insert-session.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { listPayments } from '../../../testing/payment-acts.ts';
import { putPaymentSettings } from '../../../testing/put-payment-settings.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildClaimWorld, ownAccount, ownAddress } from '../../../testing/worlds/claim-world.ts';
import { saveBankAccount } from '../../bank-accounts/index.ts';
import type { ClaimInput } from '../claim-destination.ts';
import { findClaimOffer } from '../find-claim-offer.ts';

const database = useTestDatabase();
const held = { code: 'CLAIM_HELD', status: 409 };

const ways = {
  bankAccount: {
    own: { method: 'DirectDeposit', bankAccount: ownAccount },
    other: { method: 'DirectDeposit', bankAccount: { ...ownAccount, accountNumber: '555666777' } },
  },
  mailingAddress: {
    own: { method: 'Check', address: ownAddress },
    other: { method: 'Check', address: { ...ownAddress, addressLine1: '9 Elm St' } },
  },
} as const satisfies Record<string, { own: ClaimInput; other: ClaimInput }>;

async function buildWaiting() {
  const world = await buildClaimWorld(database());
  /** Has money arrive, or come back, where a claim wanted it. */
  const claimAndBook = async (input: ClaimInput, state: 'settled' | 'returned') => {
    const payment = await world.authorize(1_000);
    await world.claim(payment, { input });
    await asOwner(database(), 'update payment_attempts set state = $1 where payment_id = $2', [
      state,
      payment.id,
    ]);
  };
  const signInAgain = async () => {
    const { actor } = await insertSession(database(), world.partnerId, world.owner, world.clock);
    return { ...world.payee, actor };
  };
  return { ...world, claimAndBook, signInAgain };
}

describe.each(['bankAccount', 'mailingAddress'] as const)('a claim to another place: %s', (change) => {
  const { own, other } = ways[change];

  it.each(['kept', 'paid'] as const)(
    'than the one that was %s pauses the money, tells the payee and staff alike, and follows after the pause',
    async (known) => {
      const world = await buildWaiting();
      const { payee, owner, clock, fiscal, product } = world;
      if (known === 'paid') await world.claimAndBook(own, 'settled');
      else if (change === 'bankAccount') await saveBankAccount(payee, owner.id, ownAccount);
      else await updateProfile(payee, { mailingAddress: ownAddress });
      const payment = await world.authorize();
      await deliverMails(product);

      await expect(world.claim(payment, { input: other })).rejects.toMatchObject(held);
      const until = new Date(clock.now().getTime() + 72 * 3_600_000);
      const hold = { kind: 'coolDown', change, until };
      expect((await findClaimOffer(payee, payment.fulfillmentId))?.hold).toEqual(hold);
      const { nodes } = await listPayments(fiscal.ctx, { troubles: ['coolingDown'] }, {});
      expect(nodes.map((node) => node.payment.trouble?.hold)).toEqual([hold]);
      const mails = await deliverMails(product);
      expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
        [owner.email, expect.stringMatching(/was claimed to a new place$/)],
      ]);
      expect(JSON.stringify(mails)).not.toMatch(/555666777|Elm/);
      expect((await readAudit(product)).map(({ action }) => action)).toContain('pauseClaimedElsewhere');
      // To their own place nothing goes either: who claims may be neither.
      await expect(world.claim(payment, { input: own })).rejects.toMatchObject(held);

      clock.moveBy({ hours: 72 });
      await world.claim(payment, { input: other, as: await world.signInAgain() });
      expect((await world.reload(payment)).status).toBe('initiated');
    },
  );

  it('is no change where it is the first, however often one failed before', async () => {
    const world = await buildWaiting();
    await world.claimAndBook(own, 'returned');
    const payment = await world.authorize();
    await world.claim(payment, { input: other });
    expect((await world.reload(payment)).status).toBe('initiated');
  });

  it('is a change where it is the first, but the payee was paid in another way before', async () => {
    const world = await buildWaiting();
    const email = world.owner.email;
    const earlier = await world.authorize(1_000);
    await world.claim(earlier, { input: { method: 'Zelle', email } });
    world.clock.moveBy({ minutes: 5 });
    await world.reconcile();
    expect((await world.reload(earlier)).status).toBe('success');
    const payment = await world.authorize();
    await expect(world.claim(payment, { input: own })).rejects.toMatchObject(held);
    world.clock.moveBy({ hours: 72 });
    await world.claim(payment, { input: own, as: await world.signInAgain() });
    expect((await world.reload(payment)).status).toBe('initiated');
  });

  it.each(['in the same way', 'in another way'] as const)(
    'is a change too where it was kept first, and the payee was paid %s before',
    async (before) => {
      const world = await buildWaiting();
      const { payee, owner, clock } = world;
      const another = { method: 'Zelle', email: owner.email } as const;
      const input = before === 'in the same way' ? own : another;
      await world.claim(await world.authorize(1_000), { input });
      clock.moveBy({ minutes: 5 });
      await world.reconcile();
      const payment = await world.authorize();
      if (change === 'bankAccount')
        await saveBankAccount(payee, owner.id, ways.bankAccount.other.bankAccount);
      else await updateProfile(payee, { mailingAddress: ways.mailingAddress.other.address });
      await expect(world.claim(payment, { input: other })).rejects.toMatchObject(held);
      clock.moveBy({ hours: 72 });
      await world.claim(payment, { input: other, as: await world.signInAgain() });
      expect((await world.reload(payment)).status).toBe('initiated');
    },
  );

  it('has to be named again once the money went elsewhere', async () => {
    const world = await buildWaiting();
    await world.claimAndBook(own, 'settled');
    await expect(world.claim(await world.authorize(), { input: other })).rejects.toMatchObject(held);
    world.clock.moveBy({ hours: 72 });
    await world.claim(await world.authorize(), { input: own, as: await world.signInAgain() });
    await expect(
      world.claim(await world.authorize(), { input: other, as: await world.signInAgain() }),
    ).rejects.toMatchObject(held);
  });

  it('is told and paid at once where the partner wants no pause', async () => {
    const world = await buildWaiting();
    await putPaymentSettings(world.admin.ctx, { coolDownHours: 0 });
    await world.claimAndBook(own, 'settled');
    await deliverMails(world.product);
    const payment = await world.authorize();
    await world.claim(payment, { input: other });
    expect((await world.reload(payment)).status).toBe('initiated');
    expect((await deliverMails(world.product)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/was claimed to a new place$/),
    );
  });
});
