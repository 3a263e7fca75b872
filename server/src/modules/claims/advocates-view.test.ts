import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runOperation } from '../../testing/api/run-operation.ts';
import { buildContext } from '../../testing/build-context.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildClaimWorld, ownAccount, ownAddress } from '../../testing/worlds/claim-world.ts';

const database = useTestDatabase();

const claims = [
  ['claimDirectDeposit', 'ClaimDirectDepositInput', { bankAccount: ownAccount }],
  ['claimCheck', 'ClaimByMailInput', { address: ownAddress }],
  ['claimPhysicalCard', 'ClaimByMailInput', { address: ownAddress }],
  ['claimVirtualCard', 'ClaimByMailInput', { address: ownAddress }],
  ['claimZelle', 'ClaimZelleInput', { email: 'advocate@demo.example' }],
] as const;

const awards = `query GetCaseFulfillments($id: ID!) { case(id: $id) { fulfillments { approvedAmount payments {
  status method amount payeeType payee { id } mailingAddress { addressLine1 } external { reference }
} } } }`;

/** An advocate filled out an application of the case; its owner is paid. Both have just signed in. */
async function buildAdvocate() {
  const world = await buildClaimWorld(database());
  const payment = await world.authorize();
  const { user } = await world.addSubmitter('Alex Advocate');
  const enter = async (person: typeof user) => {
    const { partnerId, clock, ctx } = world;
    const { actor } = await insertSession(database(), partnerId, person, clock);
    return world.connect(buildContext(database(), { partnerId, actor, clock, ports: ctx.ports }));
  };
  return { ...world, payment, advocate: await enter(user), payee: await enter(world.owner) };
}

describe('an advocate', () => {
  it('is offered no money of a client, and claims none by any method [P413] [P614] [P615]', async () => {
    const { advocate, payment, ...world } = await buildAdvocate();
    const offer = 'query Offer($id: ID!) { claimOffer(fulfillmentId: $id) { paymentId } }';
    const { data } = await runOperation(advocate, offer, { id: payment.fulfillmentId });
    expect(data.claimOffer).toBeNull();

    for (const [name, type, details] of claims) {
      const call = `mutation Claim($input: ${type}!) { ${name}(input: $input) { metadata { status errors } record { id } } }`;
      const input = { id: payment.id, idempotencyKey: randomUUID(), ...details };
      expect((await runOperation(advocate, call, { input })).data[name], name).toMatchObject({
        metadata: { status: 404, errors: ['NOT_FOUND', expect.any(String) as string] },
        record: null,
      });
    }
    expect(await world.listAttempts()).toEqual([]);
    expect((await world.reload(payment)).status).toBe('authorized');
  });

  it('sees that a client was paid, and not where the client lives [P236]', async () => {
    const { advocate, payment, ...world } = await buildAdvocate();
    await world.claim(payment, { input: { method: 'Check', address: ownAddress }, as: world.payee });

    const paid = { status: 'initiated', method: 'Check', amount: 50_000, payeeType: 'User' };
    const view = (addressLine1: string | null) => ({
      case: {
        fulfillments: [
          {
            approvedAmount: 50_000,
            payments: [
              {
                ...{ ...paid, payee: { id: world.owner.id }, external: null },
                mailingAddress: addressLine1 === null ? null : { addressLine1 },
              },
            ],
          },
        ],
      },
    });
    expect((await runOperation(advocate, awards, { id: world.caseId })).data).toEqual(view(null));
    expect((await runOperation(world.payee, awards, { id: world.caseId })).data).toEqual(
      view(ownAddress.addressLine1),
    );
  });
});
