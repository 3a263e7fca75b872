import {
  applicantsOnly,
  everywhere,
  mutation,
  type OperationExpectation,
  visitorsAnywhere,
} from './expectation.ts';

/** Applicants and advocates, each for themselves; the call cannot name anyone else. */
const ownAccount = everywhere(applicantsOnly('done'));

const mailingAddress = { addressLine1: '1 Main St', city: 'Gary', state: 'IN', zip: '46402' };

/** What of a profile decides where money and mail go. */
const delicate: OperationExpectation['delicate'] = {
  changeEmail: {
    as: 'owner',
    variables: ({ unique }) => ({ input: { email: `${unique}@demo.example` } }),
  },
  changeTaxNumber: { as: 'owner', variables: () => ({ input: { taxId: '123456789' } }) },
  changeMailingAddress: { as: 'owner', variables: () => ({ input: { mailingAddress } }) },
};

export const accountExpectations: Record<string, OperationExpectation> = {
  'Mutation.updateProfile': {
    document: mutation('updateProfile', 'UpdateProfileInput'),
    variables: () => ({ input: { name: 'Ada Lovelace', phone: '(212) 867-5309' } }),
    ...ownAccount,
    delicate,
  },
  'Mutation.updateUserProfile': {
    document: mutation('updateUserProfile', 'UpdateProfileInput'),
    variables: () => ({ input: { name: 'Ada Lovelace' } }),
    ...ownAccount,
    delicate,
  },
  'Mutation.cancelEmailChange': {
    document: 'mutation Test { cancelEmailChange { metadata { status errors } } }',
    ...ownAccount,
  },
  'Mutation.sendVerificationEmail': {
    document: mutation('sendVerificationEmail', 'SendVerificationEmailInput'),
    variables: ({ partnerId, applicantTenantId, unique }) => ({
      input: {
        partnerId,
        tenantId: applicantTenantId,
        email: `${unique}@demo.example`,
        timezone: 'America/New_York',
      },
    }),
    atHome: { ...applicantsOnly('NOT_FOUND'), advocate: 'auth/tenant-id-mismatch' },
    abroad: applicantsOnly('NOT_FOUND'),
  },
  'Mutation.verifyEmail': {
    document: mutation('verifyEmail', 'VerifyEmailInput'),
    variables: ({ partnerId, unique }) => ({
      input: { partnerId, token: unique, email: `${unique}@demo.example` },
    }),
    ...visitorsAnywhere('auth/invalid-action-code'),
  },
};
