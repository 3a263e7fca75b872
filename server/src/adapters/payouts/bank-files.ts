import { type BatchMethod, batchMethods, batchProvider } from '@handrail/engine/payments';
import type { PayoutProvider } from '../../ports/payouts.ts';

/**
 * Pays through files that people approve and give to the bank. What was claimed waits for the next batch, so it is accepted as
 * soon as it is stored, and what becomes of it comes with the bank's own files. Without methods it gets nothing new.
 */
export function createBankFiles(methods: readonly BatchMethod[] = batchMethods): PayoutProvider {
  return {
    ...{ name: batchProvider, methods },
    isPolled: false,
    submit: ({ key }) => Promise.resolve({ kind: 'accepted', reference: key }),
    lookUp: ({ key }) => Promise.resolve({ kind: 'accepted', reference: key }),
    readReport: () => Promise.resolve('forged'),
  };
}
