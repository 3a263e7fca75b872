import {
  everyone,
  type MatrixTarget,
  members,
  mutation,
  type OperationExpectation,
  type Outcome,
  visitors,
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
    ...membersOnly('done'),
    delicate: { choosePassword: { as: 'owner' } },
  },
  'Mutation.sendPasswordReset': {
    document: mutation('sendPasswordReset', 'SendPasswordResetInput'),
    variables: (target) => ({ input: magicLink(target) }),
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
    ...membersOnly('done'),
  },
  'Mutation.endSessions': {
    document: mutation('endSessions', 'EndSessionsInput'),
    variables: () => ({ input: { keepCurrent: true } }),
    ...membersOnly('done'),
  },
  'Mutation.endSessionById': {
    document: mutation('endSessionById', 'EndSessionByIdInput'),
    variables: ({ unique }) => ({ input: { id: unique } }),
    ...membersOnly('NOT_FOUND'),
  },
  'Mutation.keepSession': {
    document: 'mutation Test { keepSession { metadata { status errors } } }',
    ...membersOnly('done'),
  },
  'Mutation.reauthenticate': {
    document: mutation('reauthenticate', 'ReauthenticateInput'),
    variables: ({ unique }) => ({ input: { password: unique } }),
    ...membersOnly('auth/wrong-password'),
  },
  'Mutation.endSession': {
    document: 'mutation Test { endSession { metadata { status errors } } }',
    atHome: everyone('done'),
    abroad: everyone('done'),
  },
};

/** It is about the person's own sessions and names no partner, so abroad is like at home. */
function membersOnly(outcome: Outcome): Pick<OperationExpectation, 'atHome' | 'abroad'> {
  const outcomes = { ...visitors('UNAUTHORIZED'), ...members(outcome) };
  return { atHome: outcomes, abroad: outcomes };
}

function magicLink({ partnerId, applicantTenantId, unique }: MatrixTarget) {
  return {
    email: `${unique}@demo.example`,
    partnerId,
    tenantId: applicantTenantId,
    timezone: 'America/New_York',
  };
}
