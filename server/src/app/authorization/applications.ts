import { type MatrixActor, mutation, type OperationExpectation, type Outcome } from './expectation.ts';

/** People who apply are told one thing, everyone else is refused. */
const applicantsOnly = (outcomes: Record<'owner' | 'otherApplicant' | 'advocate', Outcome>) =>
  ({
    anonymous: 'UNAUTHORIZED',
    expiredSession: 'UNAUTHORIZED',
    revokedSession: 'UNAUTHORIZED',
    caseWorker: 'FORBIDDEN',
    partnerAdmin: 'FORBIDDEN',
    platformStaff: 'FORBIDDEN',
    ...outcomes,
  }) as const satisfies Record<MatrixActor, Outcome>;

const ownerOnly = (outcome: Outcome, others: Outcome) =>
  applicantsOnly({ owner: outcome, otherApplicant: others, advocate: others });

const toNobody = (outcome: Outcome) => ownerOnly(outcome, outcome);

/** Staff are told one thing, people who apply are refused. */
const staffOnly = (outcome: Outcome) =>
  ({
    ...toNobody('FORBIDDEN'),
    caseWorker: outcome,
    partnerAdmin: outcome,
    platformStaff: outcome,
  }) as const satisfies Record<MatrixActor, Outcome>;

export const applicationsExpectations: Record<string, OperationExpectation> = {
  'Query.application': {
    document: 'query Test($id: ID!) { application(id: $id) { application { id answers versions { id } } } }',
    variables: ({ applicationId }) => ({ id: applicationId }),
    atHome: ownerOnly('done', 'nothing'),
    abroad: toNobody('nothing'),
  },
  'Query.case': {
    document:
      'query Test($id: ID!) { case(id: $id) { id workflowEvents { id } notifications { id } documents { id } } }',
    variables: ({ caseId }) => ({ id: caseId }),
    atHome: {
      ...ownerOnly('done', 'nothing'),
      caseWorker: 'done',
      partnerAdmin: 'done',
      platformStaff: 'done',
    },
    abroad: {
      ...toNobody('nothing'),
      caseWorker: 'nothing',
      partnerAdmin: 'nothing',
      platformStaff: 'nothing',
    },
  },
  'Mutation.createApplication': {
    document: mutation('createApplication', 'CreateApplicationInput'),
    variables: ({ secondProgramId }) => ({ input: { programId: secondProgramId } }),
    // Whom an advocate files for is theirs to say.
    atHome: applicantsOnly({ owner: 'done', otherApplicant: 'done', advocate: 'CLIENT_REQUIRED' }),
    abroad: toNobody('NOT_FOUND'),
  },
  'Mutation.updateApplication': {
    document: mutation('updateApplication', 'UpdateApplicationInput'),
    variables: ({ applicationId }) => ({ input: { id: applicationId, content: { answers: {} } } }),
    atHome: ownerOnly('done', 'NOT_FOUND'),
    abroad: toNobody('NOT_FOUND'),
  },
  'Mutation.submitApplication': {
    document: mutation('submitApplication', 'SubmitApplicationInput'),
    variables: ({ applicationId }) => ({ input: { id: applicationId } }),
    atHome: ownerOnly('done', 'NOT_FOUND'),
    abroad: toNobody('NOT_FOUND'),
  },
  'Query.staffForm': {
    document: 'query Test($id: ID!) { staffForm(applicationId: $id) { revision answers gaps } }',
    variables: ({ applicationId }) => ({ id: applicationId }),
    atHome: staffOnly('done'),
    abroad: staffOnly('nothing'),
  },
  'Mutation.saveStaffAnswers': {
    document: mutation('saveStaffAnswers', 'SaveStaffAnswersInput'),
    variables: ({ applicationId }) => ({ input: { applicationId, answers: {} } }),
    atHome: staffOnly('done'),
    abroad: staffOnly('NOT_FOUND'),
  },
};
