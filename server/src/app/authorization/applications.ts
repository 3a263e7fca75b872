import {
  applicantsOnly,
  caseWorkersOnly,
  everywhere,
  membersOnly,
  mutation,
  type OperationExpectation,
  ownerOnly,
  staff,
  staffOnly,
} from './expectation.ts';

export const applicationsExpectations: Record<string, OperationExpectation> = {
  'Query.application': {
    document: 'query Test($id: ID!) { application(id: $id) { application { id answers versions { id } } } }',
    variables: ({ applicationId }) => ({ id: applicationId }),
    atHome: ownerOnly('done', 'nothing'),
    abroad: applicantsOnly('nothing'),
  },
  'Query.case': {
    document:
      'query Test($id: ID!) { case(id: $id) { id workflowEvents { id } notifications { id } documents { id } additionalDocuments { id } messages { id } resubmission { reason } } }',
    variables: ({ caseId }) => ({ id: caseId }),
    atHome: ownerOnly('done', 'nothing'),
    abroad: applicantsOnly('nothing'),
  },
  // Staff of another partner find their own cases: none.
  'Query.cases': {
    document:
      'query Test { cases(view: all) { nodes { id name assignee { id } requestedAmount } nextCursor } }',
    variables: () => ({}),
    atHome: staffOnly('done'),
    abroad: staffOnly('done'),
  },
  'Query.assignees': {
    document: 'query Test { assignees { id name } }',
    variables: () => ({}),
    atHome: staffOnly('done'),
    abroad: staffOnly('done'),
  },
  'Query.queueCount': {
    document: 'query Test { queueCount(filter: { view: all, find: "nobody" }) }',
    variables: () => ({}),
    atHome: staffOnly('done'),
    abroad: staffOnly('done'),
  },
  'Query.queueCounts': {
    document: 'query Test { queueCounts { view count } }',
    variables: () => ({}),
    atHome: staffOnly('done'),
    abroad: staffOnly('done'),
  },
  'Query.staffCase': {
    document: `query Test($id: ID!) { staffCase(id: $id) {
      id assignee { id } assignableStaff { id } party { id } facts { applicantName } applications { id submitter { id } } documents { id }
      workflowEvents { id user { id } } notes { id } notifications { id } reusedDocuments { documentId } availableActions { action }
      fieldReviews { version }
      otherCases { id } duplicates { possible { name } hasMore resolved { note } }
      decisionReasons { text } checklist { key tickedBy { id } } recommendedAmounts { amount recommendedBy { id } }
    } }`,
    variables: ({ caseId }) => ({ id: caseId }),
    atHome: staffOnly('done'),
    abroad: staffOnly('nothing'),
  },
  'Query.applicationFieldReviews': {
    document:
      'query Test($id: ID!) { applicationFieldReviews(applicationSubmissionId: $id) { currentVersion latestSubmission documents { id } } }',
    variables: ({ applicationId }) => ({ id: applicationId }),
    atHome: ownerOnly('done', 'nothing'),
    abroad: applicantsOnly('nothing'),
  },
  // The partner of the matrix does not ask for single answers, so those who may are told so.
  'Mutation.reviewField': {
    document: mutation('reviewField', 'ReviewFieldInput'),
    variables: ({ applicationId }) => ({
      input: { applicationId, version: 1, key: 'rent', verdict: 'fine' },
    }),
    atHome: staffOnly('CASE_ACTION_REFUSED'),
    abroad: staffOnly('NOT_FOUND'),
  },
  'Query.submittedAnswers': {
    document: 'query Test($id: ID!) { submittedAnswers(applicationId: $id) { version } }',
    isOfCasework: true,
    variables: ({ submittedId }) => ({ id: submittedId }),
    atHome: staffOnly('done'),
    abroad: staffOnly('nothing'),
  },
  'Query.comparedVersions': {
    document: 'query Test($id: ID!) { comparedVersions(applicationId: $id, from: 1, to: 1) { before } }',
    isOfCasework: true,
    variables: ({ submittedId }) => ({ id: submittedId }),
    atHome: staffOnly('done'),
    abroad: staffOnly('nothing'),
  },
  'Query.explainedFields': {
    document: 'query Test($id: ID!) { explainedFields(applicationId: $id) { reasons } }',
    isOfCasework: true,
    variables: ({ submittedId }) => ({ id: submittedId }),
    atHome: staffOnly('done'),
    abroad: staffOnly('nothing'),
  },
  'Mutation.noteCasePresence': {
    document: mutation('noteCasePresence', 'NoteCasePresenceInput'),
    variables: ({ caseId }) => ({ input: { caseId } }),
    atHome: staffOnly('done'),
    abroad: staffOnly('NOT_FOUND'),
  },
  'Mutation.revealAnswer': {
    document: mutation('revealAnswer', 'RevealAnswerInput'),
    variables: ({ applicationId }) => ({ input: { applicationId, key: 'ssn', reason: 'To file the 1099.' } }),
    ...everywhere({ ...staffOnly('NOT_FOUND'), caseWorker: 'FORBIDDEN' }),
    delicate: { readSensitiveAnswer: { as: 'fiscal' } },
  },
  'Mutation.addCaseNote': {
    document: mutation('addCaseNote', 'AddCaseNoteInput'),
    variables: ({ caseId }) => ({ input: { caseId, body: 'Same landlord as last year.' } }),
    atHome: staffOnly('done'),
    abroad: staffOnly('NOT_FOUND'),
  },
  // The program of the matrix has no checklist.
  'Mutation.tickChecklistItem': {
    document: mutation('tickChecklistItem', 'TickChecklistItemInput'),
    variables: ({ caseId }) => ({ input: { caseId, key: 'income', isTicked: true } }),
    ...everywhere(caseWorkersOnly('NOT_FOUND')),
  },
  // The case was never submitted, and its program has no waiting list.
  'Mutation.setWaitingList': {
    document: mutation('setWaitingList', 'SetWaitingListInput'),
    variables: ({ caseId }) => ({ input: { caseId, isWaiting: true, reason: 'No money left.' } }),
    atHome: caseWorkersOnly('CASE_ACTION_REFUSED'),
    abroad: caseWorkersOnly('NOT_FOUND'),
  },
  // The case was never submitted, so case workers do not have it yet.
  'Mutation.recommendAmount': {
    document: mutation('recommendAmount', 'RecommendAmountInput'),
    variables: ({ caseId }) => ({ input: { caseId, amount: 50_000 } }),
    atHome: caseWorkersOnly('CASE_ACTION_REFUSED'),
    abroad: caseWorkersOnly('NOT_FOUND'),
  },
  // The case was never submitted: the preview is refused as the action is.
  'Query.caseActionPreview': {
    document: `query Test($input: PerformCaseActionInput!) {
      caseActionPreview(input: $input) { metadata { status errors } mail { subject } } }`,
    variables: ({ caseId }) => ({ input: { caseId, action: 'startReview', seen: 'InProgress' } }),
    atHome: { ...caseWorkersOnly('CASE_ACTION_REFUSED') },
    abroad: staffOnly('NOT_FOUND'),
  },
  // Nothing is like the case.
  'Mutation.resolveDuplicate': {
    document: mutation('resolveDuplicate', 'ResolveDuplicateInput'),
    variables: ({ caseId }) => ({ input: { caseId, otherCaseId: caseId, verdict: 'samePerson' } }),
    ...everywhere(caseWorkersOnly('NOT_FOUND')),
  },
  'Mutation.openCaseForReview': {
    document: mutation('openCaseForReview', 'OpenCaseForReviewInput'),
    variables: ({ caseId }) => ({ input: { caseId } }),
    atHome: staffOnly('done'),
    abroad: staffOnly('NOT_FOUND'),
  },
  'Mutation.createApplication': {
    document: mutation('createApplication', 'CreateApplicationInput'),
    variables: ({ secondProgramId }) => ({ input: { programId: secondProgramId } }),
    // Whom an advocate files for is theirs to say.
    atHome: { ...applicantsOnly('done'), advocate: 'CLIENT_REQUIRED' },
    abroad: applicantsOnly('NOT_FOUND'),
  },
  'Mutation.updateApplication': {
    document: mutation('updateApplication', 'UpdateApplicationInput'),
    variables: ({ applicationId }) => ({ input: { id: applicationId, content: { answers: {} } } }),
    atHome: ownerOnly('done', 'NOT_FOUND'),
    abroad: applicantsOnly('NOT_FOUND'),
  },
  // The program uses the version with which the application was started.
  'Mutation.acceptFormChange': {
    document: mutation('acceptFormChange', 'AcceptFormChangeInput'),
    variables: ({ applicationId }) => ({ input: { id: applicationId, toVersion: 99, seenRevision: 0 } }),
    atHome: ownerOnly('DRAFT_CHANGED', 'NOT_FOUND'),
    abroad: applicantsOnly('NOT_FOUND'),
  },
  'Mutation.submitApplication': {
    document: mutation('submitApplication', 'SubmitApplicationInput'),
    variables: ({ applicationId }) => ({ input: { id: applicationId } }),
    atHome: ownerOnly('done', 'NOT_FOUND'),
    abroad: applicantsOnly('NOT_FOUND'),
  },
  // The case was never submitted, so that even those who may start a review are told why they cannot.
  'Mutation.performCaseAction': {
    document: mutation('performCaseAction', 'PerformCaseActionInput'),
    variables: ({ caseId }) => ({ input: { caseId, action: 'startReview', seen: 'InProgress' } }),
    atHome: { ...caseWorkersOnly('CASE_ACTION_REFUSED'), otherApplicant: 'NOT_FOUND', advocate: 'NOT_FOUND' },
    abroad: membersOnly('NOT_FOUND'),
  },
  // The program of the matrix does not take messages, so those who may write are told so.
  'Mutation.addParticipantComment': {
    document: mutation('addParticipantComment', 'AddParticipantCommentInput'),
    variables: ({ caseId }) => ({ input: { caseId, content: 'Hello' } }),
    atHome: {
      ...ownerOnly('CASE_ACTION_REFUSED', 'NOT_FOUND'),
      ...staff('CASE_ACTION_REFUSED'),
      fiscal: 'FORBIDDEN',
    },
    abroad: membersOnly('NOT_FOUND'),
  },
  'Mutation.markCaseMessagesRead': {
    document: mutation('markCaseMessagesRead', 'MarkCaseMessagesReadInput'),
    variables: ({ caseId }) => ({ input: { caseId } }),
    atHome: { ...ownerOnly('done', 'NOT_FOUND'), ...staff('done'), fiscal: 'FORBIDDEN' },
    abroad: membersOnly('NOT_FOUND'),
  },
  'Query.caseActions': {
    document: 'query Test($id: ID!) { caseActions(caseId: $id) { action label refusal } }',
    variables: ({ caseId }) => ({ id: caseId }),
    atHome: { ...ownerOnly('done', 'nothing'), ...staff('done') },
    abroad: membersOnly('nothing'),
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
    atHome: caseWorkersOnly('done'),
    abroad: caseWorkersOnly('NOT_FOUND'),
  },
};
