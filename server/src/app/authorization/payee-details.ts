import { applicantsOnly, everywhere, mutation, type OperationExpectation, ownerOnly } from './expectation.ts';

/** Calls that cannot name anyone but the person who makes them. */
const forThemselves = everywhere(applicantsOnly('done'));

export const payeeDetailsExpectations: Record<string, OperationExpectation> = {
  'Query.w9Certification': {
    document: 'query Test { w9Certification { revision opening statements closing } }',
    ...forThemselves,
  },
  'Mutation.createW9TaxForm': {
    document: mutation('createW9TaxForm', 'CreateW9TaxFormInput'),
    variables: () => ({
      input: {
        type: 'W9',
        data: {
          taxClassification: 'individual',
          name: 'Ada Reyes',
          addressLine1: '1 Main St',
          city: 'Gary',
          state: 'IN',
          zip: '46402',
          tin: 'SSN',
          ssn: '123-45-6789',
          signature: 'Ada Reyes',
        },
      },
    }),
    ...forThemselves,
    delicate: { signTaxForm: { as: 'owner' } },
  },
  'Mutation.saveBankAccount': {
    document: mutation('saveBankAccount', 'SaveBankAccountInput'),
    variables: ({ ownerId }) => ({
      input: {
        id: ownerId,
        bankAccount: {
          accountType: 'checking',
          routingNumber: '021000021',
          accountNumber: '12345678',
        },
      },
    }),
    atHome: ownerOnly('done', 'NOT_FOUND'),
    abroad: applicantsOnly('NOT_FOUND'),
    delicate: { saveBankAccount: { as: 'owner' } },
  },
};
