import { enterPayer } from '../../testing/builders/enter-payer.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import type { MutationRecord } from './mutation-record.ts';

export const taxRecords: Record<string, MutationRecord> = {
  exportTaxList: { acts: ['exportTaxList'], as: 'fiscal' },
  exportVendorCopies: {
    acts: ['exportVendorCopies'],
    as: 'fiscal',
    prepare: async ({ database, partner }) => {
      await enterPayer(buildSystemContext(database, { partnerId: partner.id }));
      return { input: { year: 2026 } };
    },
  },
  exportIris: {
    acts: ['exportTaxNumbers'],
    as: 'partnerAdmin',
    prepare: async ({ database, partner }) => {
      await enterPayer(buildSystemContext(database, { partnerId: partner.id }));
      return { input: { year: 2026, form: '1099-NEC', reason: 'Year end', again: false } };
    },
  },
};
