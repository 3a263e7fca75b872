import { caseWorkersOnly, mutation, type OperationExpectation, staffOnly } from './expectation.ts';

/** What staff do to many cases at once, and the lists that they save. The calls name an export and a private view of the admin. */
export const bulkChangesExpectations: Record<string, OperationExpectation> = {
  'Query.bulkChange': {
    document: 'query Test($id: ID!) { bulkChange(id: $id) { id cases { caseId name } } }',
    isOfCasework: true,
    variables: ({ exportId }) => ({ id: exportId }),
    atHome: { ...staffOnly('nothing'), partnerAdmin: 'done' },
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
    isOfCasework: true,
    variables: ({ unique, exportId }) => ({ input: { id: unique, undoes: exportId } }),
    atHome: { ...staffOnly('NOT_FOUND'), partnerAdmin: 'CASE_ACTION_REFUSED' },
    abroad: staffOnly('NOT_FOUND'),
  },
  'Mutation.startBulkChange': {
    document: mutation('startBulkChange', 'BulkChangeIdInput'),
    isOfCasework: true,
    variables: ({ exportId }) => ({ input: { id: exportId } }),
    atHome: { ...staffOnly('NOT_FOUND'), partnerAdmin: 'done' },
    abroad: staffOnly('NOT_FOUND'),
  },
  'Mutation.downloadExport': {
    document: mutation('downloadExport', 'BulkChangeIdInput'),
    isOfCasework: true,
    variables: ({ exportId }) => ({ input: { id: exportId } }),
    atHome: { ...staffOnly('NOT_FOUND'), partnerAdmin: 'done' },
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
    isOfCasework: true,
    variables: ({ viewId, unique }) => ({
      input: { id: viewId, name: unique, isShared: false, address: '?view=all' },
    }),
    atHome: { ...staffOnly('CONFLICT'), partnerAdmin: 'done' },
    // Each partner has ids of its own, and the first who names this one has it.
    abroad: { ...staffOnly('CONFLICT'), caseWorker: 'done' },
  },
  'Mutation.removeView': {
    document: mutation('removeView', 'RemoveViewInput'),
    isOfCasework: true,
    variables: ({ viewId }) => ({ input: { id: viewId } }),
    atHome: { ...staffOnly('NOT_FOUND'), partnerAdmin: 'done' },
    abroad: staffOnly('NOT_FOUND'),
  },
  'Mutation.chooseFirstView': {
    document: mutation('chooseFirstView', 'ChooseFirstViewInput'),
    isOfCasework: true,
    variables: ({ viewId }) => ({ input: { id: viewId } }),
    atHome: { ...staffOnly('NOT_FOUND'), partnerAdmin: 'done' },
    abroad: staffOnly('NOT_FOUND'),
  },
};
