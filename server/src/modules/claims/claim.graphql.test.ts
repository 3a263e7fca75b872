import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runOperation } from '../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildClaimWorld, ownAccount, ownAddress } from '../../testing/worlds/claim-world.ts';

const database = useTestDatabase();

const document = (name: string, inputType: string) => `mutation Claim($input: ${inputType}!) {
  ${name}(input: $input) { metadata { status errors message } record {
    id case { id status fulfillments { payments { id status method mailingAddressType mailingAddress { addressLine1 city state zip } } } }
  } }
}`;

describe('the claims of the API', () => {
  it.each([
    ['claimDirectDeposit', 'ClaimDirectDepositInput', { bankAccount: ownAccount }],
    ['claimCheck', 'ClaimByMailInput', { address: ownAddress }],
    ['claimPhysicalCard', 'ClaimByMailInput', { address: ownAddress }],
    ['claimVirtualCard', 'ClaimByMailInput', { address: ownAddress }],
    ['claimZelle', 'ClaimZelleInput', {}],
  ])(
    '%s answers with metadata and record, and keeps where it is mailed [P234] [P670] [P671] [P672] [P673]',
    async (name, inputType, details) => {
      const world = await buildClaimWorld(database());
      const { id } = await world.authorize();
      const email = name === 'claimZelle' ? { email: world.owner.email } : {};
      const input = { id, idempotencyKey: randomUUID(), ...details, ...email };

      const { data } = await runOperation(world.payee, document(name, inputType), { input });

      const mailed = 'address' in details;
      const payment = {
        ...{ id, status: 'initiated', method: name.replace('claim', '') },
        mailingAddressType: mailed ? 'Payee' : null,
        mailingAddress: mailed ? ownAddress : null,
      };
      expect(data[name]).toEqual({
        metadata: { status: 200, errors: [], message: null },
        record: {
          id,
          case: { id: world.caseId, status: 'PaymentSent', fulfillments: [{ payments: [payment] }] },
        },
      });
    },
  );

  it('says the code and its text when the bank cannot be reached [P717]', async () => {
    const world = await buildClaimWorld(database());
    const { id } = await world.authorize(50_095);
    const input = { id, idempotencyKey: randomUUID(), bankAccount: ownAccount };
    const text = 'We cannot reach the payment provider right now. Please wait a few minutes and try again.';

    const { data } = await runOperation(
      world.payee,
      document('claimDirectDeposit', 'ClaimDirectDepositInput'),
      {
        input,
      },
    );

    expect(data.claimDirectDeposit).toEqual({
      metadata: { status: 400, errors: ['P-001', text], message: text },
      record: null,
    });
  });

  it('forgets the address of a refused attempt once the money goes elsewhere [P234]', async () => {
    const world = await buildClaimWorld(database());
    const payment = await world.authorize();
    const address = { ...ownAddress, addressLine1: '1 R-001 St' };
    await expect(world.claim(payment, { input: { method: 'Check', address } })).rejects.toMatchObject({
      code: 'R-001',
    });
    await world.claim(payment);
    expect(await world.reload(payment)).toMatchObject({ method: 'DirectDeposit', mailingAddressType: null });
  });

  it('offers what the program pays with, to the payee alone [P250] [P623]', async () => {
    const world = await buildClaimWorld(database(), { features: ['claim-funds', 'direct-deposit', 'zelle'] });
    const payment = await world.authorize();
    const query = `query Offer($id: ID!) {
      claimOffer(fulfillmentId: $id) { paymentId caseId amount methods needsTaxForm email isInProgress isHeld }
    }`;
    const variables = { id: payment.fulfillmentId };

    expect((await runOperation(world.payee, query, variables)).data.claimOffer).toEqual({
      ...{ paymentId: payment.id, caseId: world.caseId, amount: 50_000, methods: ['DirectDeposit', 'Zelle'] },
      ...{ needsTaxForm: false, email: world.owner.email, isInProgress: false, isHeld: false },
    });
    const { ctx: other } = await world.addSubmitter('Another applicant');
    expect((await runOperation(world.connect(other), query, variables)).data.claimOffer).toBeNull();
    const unknown = { id: randomUUID() };
    expect((await runOperation(world.payee, query, unknown)).data.claimOffer).toBeNull();
  });

  it('offers nothing while the claim-funds feature is off [P249]', async () => {
    const world = await buildClaimWorld(database(), { features: ['direct-deposit', 'zelle'] });
    const { fulfillmentId } = await world.authorize();
    const query = 'query Offer($id: ID!) { claimOffer(fulfillmentId: $id) { paymentId } }';
    const { data } = await runOperation(world.payee, query, { id: fulfillmentId });
    expect(data.claimOffer).toBeNull();
  });
});
