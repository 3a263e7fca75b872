import { members, mutation, type OperationExpectation, type Outcome, visitors } from './expectation.ts';

const applicantsOnly = (owner: Outcome, others: Outcome) => ({
  ...visitors('UNAUTHORIZED'),
  ...members('FORBIDDEN'),
  owner,
  otherApplicant: others,
  advocate: others,
});

/** Calls that cannot name anybody but the person who makes them. */
const forThemselves = { atHome: applicantsOnly('done', 'done'), abroad: applicantsOnly('done', 'done') };

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
    atHome: applicantsOnly('done', 'NOT_FOUND'),
    abroad: applicantsOnly('NOT_FOUND', 'NOT_FOUND'),
    delicate: { saveBankAccount: { as: 'owner' } },
  },
};
