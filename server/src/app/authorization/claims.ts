import { applicantsOnly, everywhere, mutation, type OperationExpectation } from './expectation.ts';

const bankAccount = { accountType: 'checking', routingNumber: '021000021', accountNumber: '12345678' };
const address = { addressLine1: '1 Main St', city: 'Bronx', state: 'NY', zip: '10451' };

/** Nobody in the matrix is paid, so to everyone who applies the payment is not there. */
const claim = (name: string, inputType: string, details: Record<string, unknown>): OperationExpectation => ({
  document: mutation(name, inputType),
  variables: ({ unique }) => ({ input: { id: unique, idempotencyKey: unique, ...details } }),
  ...everywhere(applicantsOnly('NOT_FOUND')),
  delicate: { claimFunds: { as: 'owner' } },
});

export const claimsExpectations: Record<string, OperationExpectation> = {
  'Query.claimOffer': {
    document: 'query Test($id: ID!) { claimOffer(fulfillmentId: $id) { paymentId } }',
    variables: ({ unique }) => ({ id: unique }),
    ...everywhere(applicantsOnly('nothing')),
  },
  'Mutation.claimDirectDeposit': claim('claimDirectDeposit', 'ClaimDirectDepositInput', { bankAccount }),
  'Mutation.claimCheck': claim('claimCheck', 'ClaimByMailInput', { address }),
  'Mutation.claimPhysicalCard': claim('claimPhysicalCard', 'ClaimByMailInput', { address }),
  'Mutation.claimVirtualCard': claim('claimVirtualCard', 'ClaimByMailInput', { address }),
  'Mutation.claimZelle': claim('claimZelle', 'ClaimZelleInput', { email: 'ada@demo.example' }),
};
