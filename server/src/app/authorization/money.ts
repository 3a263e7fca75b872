import { adminsOnly, everywhere, mutation, type OperationExpectation, type Outcome } from './expectation.ts';

const nobody = '00000000-0000-4000-8000-000000000000';

/** Those who certify and issue, and admins. */
const fiscalOnly = (outcome: Outcome) => ({ ...adminsOnly(outcome), fiscal: outcome });

const changingFunds: OperationExpectation['delicate'] = { changeFunds: { as: 'partnerAdmin' } };
const issuing: OperationExpectation['delicate'] = { issueFunds: { as: 'fiscal' } };

export const moneyExpectations: Record<string, OperationExpectation> = {
  'Query.funds': { document: 'query Test { funds { id } }', ...everywhere(fiscalOnly('done')) },
  'Query.fund': {
    document: 'query Test($id: ID!) { fund(id: $id) { id } }',
    variables: () => ({ id: nobody }),
    ...everywhere(fiscalOnly('nothing')),
  },
  'Mutation.saveFund': {
    document: mutation('saveFund', 'SaveFundInput'),
    variables: ({ unique }) => ({ input: { name: unique, programIds: [] } }),
    ...everywhere(adminsOnly('done')),
    delicate: changingFunds,
  },
  'Mutation.depositToFund': {
    document: mutation('depositToFund', 'ChangeFundBalanceInput'),
    variables: () => ({ input: { key: nobody, fundId: nobody, amount: 100, memo: '' } }),
    ...everywhere(adminsOnly('NOT_FOUND')),
    delicate: changingFunds,
  },
  'Mutation.withdrawFromFund': {
    document: mutation('withdrawFromFund', 'ChangeFundBalanceInput'),
    variables: () => ({ input: { key: nobody, fundId: nobody, amount: 100, memo: '' } }),
    ...everywhere(adminsOnly('NOT_FOUND')),
    delicate: changingFunds,
  },
  'Mutation.closeFund': {
    document: mutation('closeFund', 'CloseFundInput'),
    variables: () => ({ input: { id: nobody, isClosed: true } }),
    ...everywhere(adminsOnly('NOT_FOUND')),
    delicate: changingFunds,
  },
  'Mutation.blockFund': {
    document: mutation('blockFund', 'BlockFundInput'),
    variables: () => ({ input: { id: nobody, reason: 'A gap' } }),
    ...everywhere(adminsOnly('NOT_FOUND')),
    delicate: changingFunds,
  },
  'Query.bookGaps': { document: 'query Test { bookGaps { id } }', ...everywhere(fiscalOnly('done')) },
  'Mutation.resolveBookGap': {
    document: mutation('resolveBookGap', 'ResolveBookGapInput'),
    variables: () => ({ input: { id: nobody, resolution: 'Looked into' } }),
    ...everywhere(adminsOnly('NOT_FOUND')),
    delicate: changingFunds,
  },
  'Mutation.exportFundStatement': {
    document: mutation('exportFundStatement', 'ExportFundStatementInput'),
    variables: () => ({ input: { fundId: nobody } }),
    ...everywhere(fiscalOnly('NOT_FOUND')),
  },
  'Mutation.exportJournal': {
    document: mutation('exportJournal', 'ExportJournalInput'),
    variables: () => ({ input: { from: '2026-01-01', to: '2026-12-31' } }),
    ...everywhere(fiscalOnly('done')),
  },
  'Query.vendors': {
    document: 'query Test { vendors(find: "row") { id } }',
    ...everywhere(fiscalOnly('done')),
  },
  'Mutation.recordExternalPayment': {
    document: mutation('recordExternalPayment', 'RecordExternalPaymentInput'),
    variables: () => ({ input: { paymentId: nobody, paidOn: '2026-11-16', reference: 'Check 1' } }),
    ...everywhere(fiscalOnly('NOT_FOUND')),
    delicate: { issueFunds: { as: 'fiscal' } },
  },
  'Mutation.undoExternalPayment': {
    document: mutation('undoExternalPayment', 'UndoExternalPaymentInput'),
    variables: () => ({ input: { paymentId: nobody, seen: 'success', reason: 'Wrong payment' } }),
    ...everywhere(fiscalOnly('NOT_FOUND')),
    delicate: { issueFunds: { as: 'fiscal' } },
  },
  'Mutation.importExternalPayments': {
    document: mutation('importExternalPayments', 'ImportExternalPaymentsInput'),
    variables: () => ({
      input: { content: 'Payment,Amount,Date,Reference\nX,1,2026-11-16,Y', isDryRun: true },
    }),
    ...everywhere(fiscalOnly('done')),
    delicate: { issueFunds: { as: 'fiscal' } },
  },
  'Mutation.saveVendor': {
    document: mutation('saveVendor', 'SaveVendorInput'),
    variables: ({ unique }) => ({ input: { externalId: unique, name: unique, types: [] } }),
    ...everywhere(fiscalOnly('done')),
    delicate: { changeFunds: { as: 'fiscal' } },
  },
  'Mutation.retireVendor': {
    document: mutation('retireVendor', 'RetireVendorInput'),
    variables: () => ({ input: { id: nobody, version: 1, isRetired: true } }),
    ...everywhere(fiscalOnly('NOT_FOUND')),
    delicate: { changeFunds: { as: 'fiscal' } },
  },
  'Query.paymentFigures': {
    document: 'query Test { paymentFigures { failed { count } } }',
    ...everywhere(fiscalOnly('done')),
  },
  'Query.paymentSettings': {
    document: 'query Test { paymentSettings { certifierMayIssue } }',
    ...everywhere(fiscalOnly('done')),
  },
  'Mutation.savePaymentSettings': {
    document: mutation('savePaymentSettings', 'SavePaymentSettingsInput'),
    variables: () => ({ input: { certifierMayIssue: false } }),
    ...everywhere(adminsOnly('done')),
    delicate: changingFunds,
  },
  'Query.issueOptions': {
    document: 'query Test($caseId: ID!) { issueOptions(caseId: $caseId) { refusals } }',
    variables: ({ caseId }) => ({ caseId }),
    atHome: fiscalOnly('done'),
    abroad: fiscalOnly('nothing'),
  },
  'Mutation.issueFunds': {
    document: mutation('issueFunds', 'IssueFundsInput'),
    variables: ({ caseId, unique }) => ({ input: { caseId, key: unique, amount: 100 } }),
    atHome: fiscalOnly('ISSUE_REFUSED'),
    abroad: fiscalOnly('NOT_FOUND'),
    delicate: issuing,
  },
  'Query.payments': {
    document: 'query Test { payments(filter: {}) { nodes { caseId } } }',
    ...everywhere(fiscalOnly('done')),
  },
  'Mutation.exportPayments': {
    document: mutation('exportPayments', 'ExportPaymentsInput'),
    variables: () => ({ input: { filter: {} } }),
    ...everywhere(fiscalOnly('done')),
  },
  'Query.awardsToApprove': {
    document: 'query Test { awardsToApprove { id } }',
    ...everywhere(fiscalOnly('done')),
  },
  'Mutation.approveAward': {
    document: mutation('approveAward', 'AwardInput'),
    variables: () => ({ input: { fulfillmentId: nobody, version: 1 } }),
    ...everywhere(fiscalOnly('NOT_FOUND')),
    delicate: issuing,
  },
  'Mutation.stopAward': {
    document: mutation('stopAward', 'StopAwardInput'),
    variables: () => ({ input: { fulfillmentId: nobody, version: 1, reason: 'A test wants it.' } }),
    ...everywhere(fiscalOnly('NOT_FOUND')),
    delicate: issuing,
  },
  'Mutation.cancelPayment': {
    document: mutation('cancelPayment', 'CancelPaymentInput'),
    variables: () => ({ input: { paymentId: nobody, seen: 'pending', reason: 'A test wants it.' } }),
    ...everywhere(fiscalOnly('NOT_FOUND')),
    delicate: issuing,
  },
  'Mutation.reissuePayment': {
    document: mutation('reissuePayment', 'ReissuePaymentInput'),
    variables: () => ({ input: { paymentId: nobody, seen: 'failed' } }),
    ...everywhere(fiscalOnly('NOT_FOUND')),
    delicate: issuing,
  },
  'Mutation.recallPayment': {
    document: mutation('recallPayment', 'RecallPaymentInput'),
    variables: () => ({ input: { paymentId: nobody, seen: 'initiated', reason: 'Paid by mistake' } }),
    ...everywhere(fiscalOnly('NOT_FOUND')),
    delicate: issuing,
  },
  'Mutation.settleRecall': {
    document: mutation('settleRecall', 'SettleRecallInput'),
    variables: () => ({
      input: { paymentId: nobody, seen: 'initiated', outcome: 'stands', reason: 'The provider wrote so' },
    }),
    ...everywhere(fiscalOnly('NOT_FOUND')),
    delicate: issuing,
  },
  'Mutation.settleStranded': {
    document: mutation('settleStranded', 'SettleStrandedInput'),
    variables: () => ({
      input: { paymentId: nobody, seen: 'initiated', outcome: 'arrived', reason: 'The provider wrote so' },
    }),
    ...everywhere(fiscalOnly('NOT_FOUND')),
    delicate: issuing,
  },
  'Mutation.holdPayment': {
    document: mutation('holdPayment', 'HoldPaymentInput'),
    variables: () => ({ input: { paymentId: nobody, note: 'Wait' } }),
    ...everywhere(fiscalOnly('NOT_FOUND')),
  },
  'Mutation.releasePayment': {
    document: mutation('releasePayment', 'ReleasePaymentInput'),
    variables: () => ({ input: { paymentId: nobody } }),
    ...everywhere(fiscalOnly('NOT_FOUND')),
    delicate: issuing,
  },
  'Mutation.changePaymentMethod': {
    document: mutation('changePaymentMethod', 'ChangePaymentMethodInput'),
    variables: () => ({ input: { paymentId: nobody, version: 1, method: 'Check' } }),
    ...everywhere(fiscalOnly('NOT_FOUND')),
    delicate: issuing,
  },
};
