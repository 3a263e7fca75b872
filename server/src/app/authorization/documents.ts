import {
  adminsOnly,
  applicantsOnly,
  caseWorkersOnly,
  everywhere,
  membersOnly,
  mutation,
  type OperationExpectation,
  ownerOnly,
} from './expectation.ts';

/** A document that does not exist: whose it would be makes no difference, at home and abroad. */
const missing = everywhere(membersOnly('NOT_FOUND'));

export const documentsExpectations: Record<string, OperationExpectation> = {
  'Query.documents': {
    document: 'query Test($ids: [ID!]!) { documents(ids: $ids) { nodes { id } } }',
    variables: ({ ownerId }) => ({ ids: [ownerId] }),
    ...everywhere(membersOnly('done')),
  },
  'Query.uploadRules': {
    document: 'query Test { uploadRules { scansForMalware } }',
    ...everywhere(adminsOnly('done')),
  },
  // Without files it is let in and then refused; who brings files is tried beside the module.
  'Mutation.uploadDocuments': {
    document: mutation('uploadDocuments', 'UploadDocumentsInput'),
    variables: () => ({ input: { files: [] } }),
    ...everywhere(membersOnly('INVALID_INPUT')),
  },
  // The case was never submitted, so even its owner is told why they cannot.
  'Mutation.uploadCaseDocument': {
    document: mutation('uploadCaseDocument', 'UploadCaseDocumentInput'),
    variables: ({ caseId }) => ({ input: { caseId, files: [] } }),
    atHome: ownerOnly('CASE_ACTION_REFUSED', 'NOT_FOUND'),
    abroad: applicantsOnly('NOT_FOUND'),
  },
  'Mutation.removeDocument': {
    document: mutation('removeDocument', 'RemoveDocumentInput'),
    variables: ({ ownerId }) => ({ input: { id: ownerId } }),
    ...missing,
  },
  'Mutation.pinDocument': {
    document: mutation('pinDocument', 'PinDocumentInput'),
    variables: ({ ownerId }) => ({ input: { id: ownerId, pinned: true } }),
    ...missing,
  },
  // The case has no document with this id.
  'Mutation.markDocument': {
    document: mutation('markDocument', 'MarkDocumentInput'),
    variables: ({ caseId, ownerId }) => ({ input: { caseId, documentId: ownerId, isPinned: true } }),
    ...everywhere(caseWorkersOnly('NOT_FOUND')),
  },
  // The case was never submitted, so staff are told why they cannot.
  'Mutation.requestDocument': {
    document: mutation('requestDocument', 'RequestDocumentInput'),
    variables: ({ caseId }) => ({ input: { caseId, name: 'Lease', dueOn: '2099-12-31' } }),
    atHome: caseWorkersOnly('CASE_ACTION_REFUSED'),
    abroad: caseWorkersOnly('NOT_FOUND'),
  },
  'Mutation.withdrawDocumentRequest': {
    document: mutation('withdrawDocumentRequest', 'WithdrawDocumentRequestInput'),
    variables: ({ ownerId }) => ({ input: { id: ownerId } }),
    ...everywhere(caseWorkersOnly('NOT_FOUND')),
  },
  'Mutation.saveDocumentFeedback': {
    document: mutation('saveDocumentFeedback', 'SaveDocumentFeedbackInput'),
    variables: ({ ownerId }) => ({ input: { id: ownerId, accurate: 'Yes' } }),
    ...missing,
  },
};
