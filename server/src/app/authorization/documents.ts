import { members, mutation, type OperationExpectation, visitors } from './expectation.ts';

/** Nobody's document: it looks the same to everyone whom it does not belong to, at home and abroad. */
const nobodys = {
  atHome: { ...visitors('UNAUTHORIZED'), ...members('NOT_FOUND') },
  abroad: { ...visitors('UNAUTHORIZED'), ...members('NOT_FOUND') },
} as const;

const admitted = { ...visitors('UNAUTHORIZED'), ...members('INVALID_INPUT') } as const;

const admins = {
  ...visitors('UNAUTHORIZED'),
  ...members('FORBIDDEN'),
  partnerAdmin: 'done',
  platformStaff: 'done',
} as const;

export const documentsExpectations: Record<string, OperationExpectation> = {
  'Query.documents': {
    document: 'query Test($ids: [ID!]!) { documents(ids: $ids) { nodes { id } } }',
    variables: ({ ownerId }) => ({ ids: [ownerId] }),
    atHome: { ...visitors('UNAUTHORIZED'), ...members('done') },
    abroad: { ...visitors('UNAUTHORIZED'), ...members('done') },
  },
  'Query.uploadRules': {
    document: 'query Test { uploadRules { scansForMalware } }',
    atHome: admins,
    abroad: admins,
  },
  // Without files it is let in and then refused; who brings files is tried beside the module.
  'Mutation.uploadDocuments': {
    document: mutation('uploadDocuments', 'UploadDocumentsInput'),
    variables: () => ({ input: { files: [] } }),
    atHome: admitted,
    abroad: admitted,
  },
  'Mutation.removeDocument': {
    document: mutation('removeDocument', 'RemoveDocumentInput'),
    variables: ({ ownerId }) => ({ input: { id: ownerId } }),
    ...nobodys,
  },
  'Mutation.pinDocument': {
    document: mutation('pinDocument', 'PinDocumentInput'),
    variables: ({ ownerId }) => ({ input: { id: ownerId, pinned: true } }),
    ...nobodys,
  },
  'Mutation.saveDocumentFeedback': {
    document: mutation('saveDocumentFeedback', 'SaveDocumentFeedbackInput'),
    variables: ({ ownerId }) => ({ input: { id: ownerId, accurate: 'Yes' } }),
    ...nobodys,
  },
};
