import { caseWorkersOnly, mutation, type OperationExpectation, staffOnly } from './expectation.ts';

/** What staff do to many cases at once, and the lists that they save. A bulk change belongs to whoever asked for it, so nobody finds one here. */
export const bulkChangesExpectations: Record<string, OperationExpectation> = {
  'Query.bulkChange': {
    document: 'query Test($id: ID!) { bulkChange(id: $id) { id cases { caseId name } } }',
    variables: ({ unique }) => ({ id: unique }),
    atHome: staffOnly('nothing'),
    abroad: staffOnly('nothing'),
  },
  'Query.bulkChanges': {
    document: 'query Test { bulkChanges { id state cases { caseId } } }',
    variables: () => ({}),
    atHome: staffOnly('done'),
    abroad: staffOnly('done'),
  },
  // Each case has its own result: one of another partner is not there, and a role that may not is told so.
  'Mutation.planBulkChange': {
    document: mutation('planBulkChange', 'PlanBulkChangeInput'),
    variables: ({ unique, caseId }) => ({ input: { id: unique, kind: 'export', caseIds: [caseId] } }),
    atHome: staffOnly('done'),
    abroad: staffOnly('done'),
  },
  'Mutation.planBulkUndo': {
    document: mutation('planBulkUndo', 'PlanBulkUndoInput'),
    variables: ({ unique, caseId }) => ({ input: { id: unique, undoes: caseId } }),
    atHome: staffOnly('NOT_FOUND'),
    abroad: staffOnly('NOT_FOUND'),
  },
  'Mutation.startBulkChange': {
    document: mutation('startBulkChange', 'BulkChangeIdInput'),
    variables: ({ unique }) => ({ input: { id: unique } }),
    atHome: staffOnly('NOT_FOUND'),
    abroad: staffOnly('NOT_FOUND'),
  },
  'Mutation.downloadExport': {
    document: mutation('downloadExport', 'BulkChangeIdInput'),
    variables: ({ unique }) => ({ input: { id: unique } }),
    atHome: staffOnly('NOT_FOUND'),
    abroad: staffOnly('NOT_FOUND'),
  },
  // The program of the matrix refers nobody, so those who may are told so.
  'Mutation.referApplicant': {
    document: mutation('referApplicant', 'ReferApplicantInput'),
    variables: ({ caseId, secondProgramId }) => ({ input: { caseId, programId: secondProgramId } }),
    atHome: caseWorkersOnly('CASE_ACTION_REFUSED'),
    abroad: caseWorkersOnly('NOT_FOUND'),
  },
  'Query.savedViews': {
    document: 'query Test { savedViews { id name } }',
    variables: () => ({}),
    atHome: staffOnly('done'),
    abroad: staffOnly('done'),
  },
  'Mutation.saveView': {
    document: mutation('saveView', 'SaveViewInput'),
    variables: ({ unique }) => ({
      input: { id: unique, name: unique, isShared: false, address: '?view=all' },
    }),
    atHome: staffOnly('done'),
    abroad: staffOnly('done'),
  },
  'Mutation.removeView': {
    document: mutation('removeView', 'RemoveViewInput'),
    variables: ({ unique }) => ({ input: { id: unique } }),
    atHome: staffOnly('NOT_FOUND'),
    abroad: staffOnly('NOT_FOUND'),
  },
  'Mutation.chooseFirstView': {
    document: mutation('chooseFirstView', 'ChooseFirstViewInput'),
    variables: () => ({ input: { id: null } }),
    atHome: staffOnly('done'),
    abroad: staffOnly('done'),
  },
};
