import {
  everyone,
  everywhere,
  type MatrixTarget,
  membersOnly,
  mutation,
  type OperationExpectation,
  visitorsAnywhere,
} from './expectation.ts';

export const identityExpectations: Record<string, OperationExpectation> = {
  'Mutation.sendMagicLink': {
    document: mutation('sendMagicLink', 'SendMagicLinkInput'),
    variables: (target) => ({ input: magicLink(target) }),
    ...visitorsAnywhere('done'),
  },
  'Mutation.sendMagicLinkV2': {
    document: mutation('sendMagicLinkV2', 'SendMagicLinkV2Input'),
    variables: (target) => ({
      input: {
        ...magicLink(target),
        continueUrl: `https://aid.example/${target.externalId}/identity/magicLink`,
      },
    }),
    ...visitorsAnywhere('done'),
  },
  'Mutation.signInWithEmailLink': {
    document: mutation('signInWithEmailLink', 'SignInWithEmailLinkInput'),
    variables: ({ partnerId, applicantTenantId, unique }) => ({
      input: { partnerId, tenantId: applicantTenantId, token: unique, email: `${unique}@demo.example` },
    }),
    ...visitorsAnywhere('auth/invalid-action-code'),
  },
  'Mutation.signInWithPassword': {
    document: mutation('signInWithPassword', 'SignInWithPasswordInput'),
    variables: ({ partnerId, applicantTenantId, unique }) => ({
      input: { partnerId, tenantId: applicantTenantId, email: `${unique}@demo.example`, password: unique },
    }),
    ...visitorsAnywhere('auth/wrong-password'),
  },
  'Mutation.beginSession': {
    document: mutation('beginSession', 'BeginSessionInput'),
    variables: ({ partnerId, applicantTenantId, ownerId, unique }) => ({
      input: {
        partnerId,
        tenantId: applicantTenantId,
        token: unique,
        authenticationMechanism: 'BASIC',
        userId: ownerId,
      },
    }),
    ...visitorsAnywhere('auth/invalid-verification-code'),
  },
  'Query.challenge': {
    document: 'query Test($partnerId: ID!) { challenge(partnerId: $partnerId) { puzzle } }',
    variables: ({ partnerId }) => ({ partnerId }),
    ...visitorsAnywhere('done'),
  },
  'Mutation.changePassword': {
    document: mutation('changePassword', 'ChangePasswordInput'),
    variables: ({ unique }) => ({ input: { newPassword: unique } }),
    ...everywhere(membersOnly('done')),
    delicate: { choosePassword: { as: 'owner' } },
  },
  'Mutation.sendPasswordReset': {
    document: mutation('sendPasswordReset', 'SendPasswordResetInput'),
    variables: (target) => ({ input: magicLink(target) }),
    ...visitorsAnywhere('done'),
  },
  'Query.isPasswordResetLinkLive': {
    document: `query Test($partnerId: ID!, $tenantId: ID!, $token: String!) {
      isPasswordResetLinkLive(partnerId: $partnerId, tenantId: $tenantId, token: $token)
    }`,
    variables: ({ partnerId, applicantTenantId, unique }) => ({
      partnerId,
      tenantId: applicantTenantId,
      token: unique,
    }),
    ...visitorsAnywhere('done'),
  },
  'Mutation.resetPassword': {
    document: mutation('resetPassword', 'ResetPasswordInput'),
    variables: ({ partnerId, applicantTenantId, unique }) => ({
      input: { partnerId, tenantId: applicantTenantId, token: unique, newPassword: unique },
    }),
    ...visitorsAnywhere('auth/invalid-action-code'),
  },
  'Query.sessions': {
    document: 'query Test { sessions { id isCurrent } }',
    ...everywhere(membersOnly('done')),
  },
  'Mutation.endSessions': {
    document: mutation('endSessions', 'EndSessionsInput'),
    variables: () => ({ input: { keepCurrent: true } }),
    ...everywhere(membersOnly('done')),
  },
  'Mutation.endSessionById': {
    document: mutation('endSessionById', 'EndSessionByIdInput'),
    variables: ({ unique }) => ({ input: { id: unique } }),
    ...everywhere(membersOnly('NOT_FOUND')),
  },
  'Mutation.keepSession': {
    document: 'mutation Test { keepSession { metadata { status errors } } }',
    ...everywhere(membersOnly('done')),
  },
  'Mutation.reauthenticate': {
    document: mutation('reauthenticate', 'ReauthenticateInput'),
    variables: ({ unique }) => ({ input: { password: unique } }),
    ...everywhere(membersOnly('auth/wrong-password')),
  },
  'Mutation.endSession': {
    document: 'mutation Test { endSession { metadata { status errors } } }',
    ...everywhere(everyone('done')),
  },
};

function magicLink({ partnerId, applicantTenantId, unique }: MatrixTarget) {
  return {
    email: `${unique}@demo.example`,
    partnerId,
    tenantId: applicantTenantId,
    timezone: 'America/New_York',
  };
}
