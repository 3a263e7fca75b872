import {
  adminsOnly,
  everywhere,
  mutation,
  type OperationExpectation,
  visitorsAnywhere,
} from './expectation.ts';

export const partnersExpectations: Record<string, OperationExpectation> = {
  'Query.partners': {
    document: `query Test($externalId: NonEmptyString!) {
      partners(filter: { externalId: $externalId }) { nodes { id programs { id } applicantTypes { id } } }
    }`,
    variables: ({ externalId }) => ({ externalId }),
    ...visitorsAnywhere('done'),
  },
  'Query.incidentMessages': {
    document: 'query Test($partnerId: ID!) { incidentMessages(partnerId: $partnerId) { nodes { id } } }',
    variables: ({ partnerId }) => ({ partnerId }),
    ...visitorsAnywhere('done'),
  },
  'Query.incomeLimitAreas': {
    document: `query Test($partnerId: ID!) {
      incomeLimitAreas(filter: { partnerId: $partnerId, search: "kings" }) { nodes { id } }
    }`,
    variables: ({ partnerId }) => ({ partnerId }),
    ...visitorsAnywhere('done'),
  },
  'Query.incomeLimitAreasAt': {
    document: `query Test($partnerId: ID!) {
      incomeLimitAreasAt(partnerId: $partnerId, address: "11201") { source nodes { id } }
    }`,
    variables: ({ partnerId }) => ({ partnerId }),
    ...visitorsAnywhere('done'),
  },
  'Query.incomeLimitSets': {
    document: 'query Test { incomeLimitSets { id } }',
    ...everywhere(adminsOnly('done')),
  },
  // Without a file it is let in and then refused.
  'Mutation.importIncomeLimits': {
    document: mutation('importIncomeLimits', 'ImportIncomeLimitsInput'),
    variables: () => ({ input: { files: [], year: 2025 } }),
    ...everywhere(adminsOnly('INVALID_INPUT')),
  },
  // They have no limits of their own to leave.
  'Mutation.returnToSharedLimits': {
    document: 'mutation Test { returnToSharedLimits { metadata { status errors } } }',
    ...everywhere(adminsOnly('INVALID_INPUT')),
  },
  // The partners of the matrix ask nothing beforehand.
  'Mutation.checkEligibility': {
    document: mutation('checkEligibility', 'CheckEligibilityInput'),
    variables: ({ partnerId }) => ({ input: { partnerId, version: 1, answers: { rents: 'yes' } } }),
    ...visitorsAnywhere('NOT_FOUND'),
  },
  'Mutation.mailEligibilityResult': {
    document: mutation('mailEligibilityResult', 'MailEligibilityResultInput'),
    variables: ({ partnerId }) => ({
      input: { partnerId, version: 1, answers: { rents: 'yes' }, email: 'ada@demo.example' },
    }),
    ...visitorsAnywhere('NOT_FOUND'),
  },
  'Mutation.openMailedCheck': {
    document: mutation('openMailedCheck', 'OpenMailedCheckInput'),
    variables: ({ partnerId }) => ({ input: { partnerId, token: 'unknown' } }),
    ...visitorsAnywhere('NOT_FOUND'),
  },
  'Mutation.countReachedQuestion': {
    document: mutation('countReachedQuestion', 'CountReachedQuestionInput'),
    variables: ({ partnerId }) => ({ input: { partnerId, version: 1, key: 'rents' } }),
    ...visitorsAnywhere('done'),
  },
  'Mutation.recordPageView': {
    document: mutation('recordPageView', 'RecordPageViewInput'),
    variables: ({ partnerId }) => ({ input: { partnerId, app: 'portal', route: '/application/portal' } }),
    ...visitorsAnywhere('done'),
  },
};
