import { adminsOnly, everywhere, mutation, type OperationExpectation, type Outcome } from './expectation.ts';

const fiscalOnly = (outcome: Outcome) => everywhere({ ...adminsOnly(outcome), fiscal: outcome });

export const taxesExpectations: Record<string, OperationExpectation> = {
  'Query.taxYear': {
    document: 'query Test($year: Int!) { taxYear(year: $year) { threshold lines { total } } }',
    variables: () => ({ year: 2026 }),
    ...fiscalOnly('done'),
  },
  'Mutation.exportTaxList': {
    document: mutation('exportTaxList', 'ExportTaxListInput'),
    variables: () => ({ input: { year: 2026 } }),
    ...fiscalOnly('done'),
  },
  'Mutation.exportVendorCopies': {
    document: mutation('exportVendorCopies', 'ExportVendorCopiesInput'),
    variables: () => ({ input: { year: 2026 } }),
    ...fiscalOnly('TAX_PAYER_MISSING'),
  },
  'Mutation.exportIris': {
    document: mutation('exportIris', 'ExportIrisInput'),
    variables: () => ({ input: { year: 2026, form: '1099-NEC', reason: 'Year end', again: false } }),
    ...everywhere(adminsOnly('TAX_PAYER_MISSING')),
    delicate: { exportTaxNumbers: { as: 'partnerAdmin' } },
  },
};
