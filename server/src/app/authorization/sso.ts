import { adminsOnly, mutation, type OperationExpectation, visitorsAnywhere } from './expectation.ts';

export const ssoExpectations: Record<string, OperationExpectation> = {
  'Mutation.startSingleSignOn': {
    document: mutation('startSingleSignOn', 'StartSingleSignOnInput'),
    variables: ({ partnerId, applicantTenantId }) => ({ input: { partnerId, tenantId: applicantTenantId } }),
    ...visitorsAnywhere('auth/unsupported-tenant-operation'),
  },
  'Mutation.saveIdentityProvider': {
    document: mutation('saveIdentityProvider', 'SaveIdentityProviderInput'),
    variables: ({ applicantTenantId, unique }) => ({
      input: { tenantId: applicantTenantId, name: unique, metadata: unique, enabled: true },
    }),
    // An applicants' tenant has no provider, so even an admin gets no further than its refusal.
    atHome: adminsOnly('auth/unsupported-tenant-operation'),
    abroad: adminsOnly('auth/tenant-id-mismatch'),
    delicate: {
      saveIdentityProvider: {
        as: 'partnerAdmin',
        variables: ({ staffTenantId, unique }) => ({
          input: { tenantId: staffTenantId, name: unique, metadata: unique, enabled: true },
        }),
      },
    },
  },
};
