import { adminsOnly, everywhere, mutation, type OperationExpectation, type Outcome } from './expectation.ts';

const nobody = '00000000-0000-4000-8000-000000000000';

const fiscalOnly = (outcome: Outcome) => everywhere({ ...adminsOnly(outcome), fiscal: outcome });
const issuing: OperationExpectation['delicate'] = { issueFunds: { as: 'fiscal' } };

const move = (name: string): OperationExpectation => ({
  document: mutation(name, 'MovePaymentBatchInput'),
  variables: () => ({ input: { batchId: nobody, seen: 'open' } }),
  ...fiscalOnly('NOT_FOUND'),
  delicate: issuing,
});

export const paymentBatchExpectations: Record<string, OperationExpectation> = {
  'Query.paymentBatches': {
    document: 'query Test { paymentBatches { id files { id } } }',
    ...fiscalOnly('done'),
  },
  'Query.paymentBatch': {
    document: 'query Test($id: ID!) { paymentBatch(id: $id) { id hold { note } } }',
    variables: () => ({ id: nobody }),
    ...fiscalOnly('nothing'),
  },
  'Query.batchCandidates': { document: 'query Test { batchCandidates { count } }', ...fiscalOnly('done') },
  'Query.payoutRules': {
    document: 'query Test { payoutRules { isConnected methods { provider } } }',
    ...fiscalOnly('done'),
  },
  'Mutation.makePaymentBatch': {
    document: mutation('makePaymentBatch', 'MakePaymentBatchInput'),
    variables: () => ({ input: { method: 'Check', itemCount: 1, total: 100 } }),
    ...fiscalOnly('BATCH_CHANGED'),
    delicate: issuing,
  },
  'Mutation.approvePaymentBatch': move('approvePaymentBatch'),
  'Mutation.releasePaymentBatch': move('releasePaymentBatch'),
  'Mutation.sendPaymentBatch': move('sendPaymentBatch'),
  'Mutation.confirmPaymentBatch': move('confirmPaymentBatch'),
  'Mutation.discardPaymentBatch': move('discardPaymentBatch'),
  'Mutation.resumePaymentBatch': move('resumePaymentBatch'),
  'Mutation.holdPaymentBatch': {
    document: mutation('holdPaymentBatch', 'HoldPaymentBatchInput'),
    variables: () => ({ input: { batchId: nobody, seen: 'open', note: 'Ask the bank first' } }),
    ...fiscalOnly('NOT_FOUND'),
  },
  'Mutation.takeFromPaymentBatch': {
    document: mutation('takeFromPaymentBatch', 'TakeFromPaymentBatchInput'),
    variables: () => ({
      input: { batchId: nobody, seen: 'open', paymentId: nobody, reason: 'The name is wrong' },
    }),
    ...fiscalOnly('NOT_FOUND'),
    delicate: issuing,
  },
  'Mutation.exportBatchFile': {
    document: mutation('exportBatchFile', 'ExportBatchFileInput'),
    variables: () => ({ input: { fileId: nobody } }),
    ...fiscalOnly('NOT_FOUND'),
    delicate: issuing,
  },
  'Mutation.importBankFile': {
    document: mutation('importBankFile', 'ImportBankFileInput'),
    variables: () => ({ input: { method: 'Zelle', content: 'Reference,Amount,Status', isDryRun: true } }),
    ...fiscalOnly('done'),
    delicate: issuing,
  },
};
