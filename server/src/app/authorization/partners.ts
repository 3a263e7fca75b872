import { mutation, type OperationExpectation, visitorsAnywhere } from './expectation.ts';

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
  'Mutation.recordPageView': {
    document: mutation('recordPageView', 'RecordPageViewInput'),
    variables: ({ partnerId }) => ({ input: { partnerId, app: 'portal', route: '/application/portal' } }),
    ...visitorsAnywhere('done'),
  },
};
