import { adminsOnly, everywhere, membersOnly, mutation, type OperationExpectation } from './expectation.ts';

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
  'Mutation.saveDocumentFeedback': {
    document: mutation('saveDocumentFeedback', 'SaveDocumentFeedbackInput'),
    variables: ({ ownerId }) => ({ input: { id: ownerId, accurate: 'Yes' } }),
    ...missing,
  },
};
