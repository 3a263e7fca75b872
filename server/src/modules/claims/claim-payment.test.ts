import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { combinePayouts } from '../../adapters/payouts/combine-payouts.ts';
import { recentMinutes } from '../../platform/recent-sign-in.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { changePaymentMethod } from '../../testing/payment-acts.ts';
import { readAudit } from '../../testing/read-audit.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import {
  buildClaimWorld,
  byDeposit,
  claimFeatures,
  ownAccount,
  ownAddress,
} from '../../testing/worlds/claim-world.ts';
import { createW9TaxForm } from '../tax-forms/index.ts';
import type { ClaimInput } from './claim-destination.ts';
import { findClaimOffer } from './find-claim-offer.ts';

const database = useTestDatabase();

const withAccount = (accountNumber: string): ClaimInput => ({
  method: 'DirectDeposit',
  bankAccount: { ...ownAccount, accountNumber },
});

describe('claimPayment', () => {
  it.each(['DirectDeposit', 'Check', 'PhysicalCard', 'VirtualCard', 'Zelle'] as const)(
    'sends the money by %s and books it',
    async (method) => {
      const world = await buildClaimWorld(database());
      const payment = await world.authorize();
      const inputs = {
        DirectDeposit: byDeposit,
        Check: { method: 'Check', address: ownAddress },
        PhysicalCard: { method: 'PhysicalCard', address: ownAddress },
        VirtualCard: { method: 'VirtualCard', address: ownAddress },
        Zelle: { method: 'Zelle', email: world.owner.email.toUpperCase() },
      } as const satisfies Record<string, ClaimInput>;

      await world.claim(payment, { input: inputs[method] });

      expect(await world.reload(payment)).toMatchObject({ status: 'initiated', method });
      expect(await world.readBalances()).toMatchObject({ obligated: 0, inTransit: 50_000 });
      expect(await world.listTransfers()).toHaveLength(1);
    },
  );

  it('is not for what staff pay outside of the product', async () => {
    const world = await buildClaimWorld(database(), { features: [...claimFeatures, 'external-tracking'] });
    const payment = await world.authorize();
    const { id, version, fulfillmentId } = payment;
    expect(await findClaimOffer(world.payee, fulfillmentId)).toMatchObject({ paymentId: id });
    await changePaymentMethod(world.fiscal.ctx, { paymentId: id, version, method: 'External' });
    await expect(world.claim(payment)).rejects.toMatchObject({ code: 'CLAIM_OFF' });
    expect(await findClaimOffer(world.payee, fulfillmentId)).toBeUndefined();
    expect(await world.listTransfers()).toHaveLength(0);
  });

  it('is settled by the reconciler once the money arrived', async () => {
    const world = await buildClaimWorld(database());
    const payment = await world.authorize();
    await world.claim(payment);
    world.clock.moveBy({ minutes: 2 });
    await world.reconcile();
    expect((await world.reload(payment)).status).toBe('success');
    expect(await world.readBalances()).toMatchObject({ inTransit: 0, disbursed: 50_000 });
  });

  it.each([
    ['900000081', 'A-001', '[P707]'],
    ['900000082', 'A-002', '[P708]'],
    ['900000083', 'A-003', '[P709]'],
    ['900000085', 'A-005', '[P711]'],
    ['900000087', 'A-007', '[P713]'],
    ['900000090', 'A-010', '[P714]'],
    ['900000091', 'R-001', '[P715]'],
    ['900000092', 'R-010', '[P714]'],
  ])('to account %s is refused with %s and can be claimed again %s', async (accountNumber, code) => {
    const world = await buildClaimWorld(database());
    const payment = await world.authorize();
    const key = randomUUID();

    await expect(world.claim(payment, { key, input: withAccount(accountNumber) })).rejects.toMatchObject({
      code,
      status: 400,
    });
    await expect(world.claim(payment, { key, input: withAccount(accountNumber) })).rejects.toMatchObject({
      code,
    });
    expect(await world.reload(payment)).toMatchObject({ status: 'authorized', moneyIn: 'obligated' });
    await world.claim(payment);

    expect((await world.reload(payment)).status).toBe('initiated');
    expect(await world.listTransfers()).toHaveLength(1);
  });

  it('asks for recent sign-in first [check 33]', async () => {
    const world = await buildClaimWorld(database());
    const payment = await world.authorize();
    world.clock.moveBy({ minutes: recentMinutes, seconds: 1 });
    await expect(world.claim(payment)).rejects.toMatchObject({ code: 'auth/requires-recent-login' });
    expect(await world.listAttempts()).toEqual([]);
  });

  it('is for the payee alone; others learn nothing [P614] [P615]', async () => {
    const world = await buildClaimWorld(database());
    const payment = await world.authorize();
    const { ctx: other, user } = await world.addSubmitter('Another applicant');
    const { actor } = await insertSession(database(), world.partnerId, user, world.clock);
    const stranger = world.connect({ ...other, actor });
    for (const id of [payment.id, randomUUID()])
      await expect(world.claim({ id }, { as: stranger })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await world.listAttempts()).toEqual([]);
  });

  const byMail = (method: 'Check' | 'PhysicalCard' | 'VirtualCard'): ClaimInput => ({
    method,
    address: ownAddress,
  });
  it.each([
    ['claim-funds', 'CLAIM_OFF', byDeposit],
    ['direct-deposit', 'CLAIM_METHOD_OFF', byDeposit],
    ['check', 'CLAIM_METHOD_OFF', byMail('Check')],
    ['prepaid-card', 'CLAIM_METHOD_OFF', byMail('PhysicalCard')],
    ['prepaid-card', 'CLAIM_METHOD_OFF', byMail('VirtualCard')],
    ['zelle', 'CLAIM_METHOD_OFF', { method: 'Zelle', email: 'ada@demo.example' }],
  ] as const)('needs the feature %s [P622] [P623]', async (feature, code, input) => {
    const world = await buildClaimWorld(database(), {
      features: claimFeatures.filter((each) => each !== feature),
    });
    const own = input.method === 'Zelle' ? { ...input, email: world.owner.email } : input;
    await expect(world.claim(await world.authorize(), { input: own })).rejects.toMatchObject({ code });
  });

  it('waits for the tax form where one is collected [P464]', async () => {
    const world = await buildClaimWorld(database(), { features: [...claimFeatures, 'w9'] });
    const payment = await world.authorize();
    await expect(world.claim(payment)).rejects.toMatchObject({ code: 'W9_REQUIRED' });
    await createW9TaxForm(world.payee, {
      data: {
        ...{
          taxClassification: 'individual',
          name: world.owner.name ?? '',
          addressLine1: '1 Main St',
          city: 'Gary',
        },
        ...{ state: 'IN', zip: '46402', tin: 'SSN', ssn: '123-45-6789', signature: world.owner.name ?? '' },
      },
    });
    await world.claim(payment);
    expect((await world.reload(payment)).status).toBe('initiated');
  });

  it.each([
    [{ method: 'Zelle', email: 'not an address' }, 'A-004', /right format/],
    [{ method: 'Zelle', email: 'someone-else@demo.example' }, 'ZELLE_EMAIL_DIFFERS', /to your Zelle account/],
    [{ ...byDeposit, bankAccount: { ...ownAccount, routingNumber: '021000022' } }, 'A-001', /routing/],
    [withAccount('1234'), 'A-003', /account number/],
    [withAccount('123456789012345678'), 'A-003', /account number/],
    [{ method: 'Check', address: { ...ownAddress, zip: '1' } }, 'R-001', /address/],
  ] as const)('refuses %o with %s before anyone is asked [P584] [P585] [P710]', async (input, code, text) => {
    const world = await buildClaimWorld(database());
    const payment = await world.authorize();
    await expect(world.claim(payment, { input })).rejects.toMatchObject({
      code,
      message: expect.stringMatching(text) as string,
    });
    expect(await world.listAttempts()).toEqual([]);
  });

  it('waits while staff hold the payment', async () => {
    const world = await buildClaimWorld(database());
    const payment = await world.authorize();
    await world.system.db.transaction((tx) =>
      tx
        .updateTable('payments')
        .set({ held_at: world.clock.now(), held_by: world.fiscal.user.id, hold_kind: 'staff' })
        .where('id', '=', payment.id)
        .execute(),
    );
    await expect(world.claim(payment)).rejects.toMatchObject({ code: 'CLAIM_HELD' });
  });

  it('says F-001 while the fund is blocked or no provider is connected [P716]', async () => {
    const world = await buildClaimWorld(database());
    const payment = await world.authorize();
    const nobody = { ...world.payee, ports: { ...world.payee.ports, payouts: combinePayouts([]) } };
    await expect(world.claim(payment, { as: nobody })).rejects.toMatchObject({ code: 'F-001' });
    await world.system.db.transaction((tx) =>
      tx
        .updateTable('funds')
        .set({ blocked_at: world.clock.now(), blocked_reason: 'The books differ' })
        .where('id', '=', world.fundId)
        .execute(),
    );
    await expect(world.claim(payment)).rejects.toMatchObject({
      code: 'F-001',
      message: 'There is no funding source for this program right now. Please contact support.',
    });
    expect(await world.listAttempts()).toEqual([]);
  });

  it('lets nobody try account numbers without end', async () => {
    const world = await buildClaimWorld(database());
    const payment = await world.authorize();
    for (let tries = 0; tries < 10; tries += 1)
      await expect(world.claim(payment, { input: withAccount('900000082') })).rejects.toMatchObject({
        code: 'A-002',
      });
    await expect(world.claim(payment)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('keeps the numbers from the log, the key and the attempt in plain text', async () => {
    const world = await buildClaimWorld(database());
    await world.claim(await world.authorize());
    const dump = await world.system.db.read(async (tx) => {
      const attempts = await tx.selectFrom('payment_attempts').selectAll().execute();
      const keys = await tx.selectFrom('idempotency_keys').selectAll().execute();
      const transfers = await tx.selectFrom('test_bank_transfers').selectAll().execute();
      return JSON.stringify([attempts, keys, transfers]);
    });
    const log = JSON.stringify(await readAudit(world.system));
    for (const secret of [ownAccount.accountNumber, ownAccount.routingNumber])
      expect(dump + log).not.toContain(secret);
    expect(log).toContain('6789');
  });
});
