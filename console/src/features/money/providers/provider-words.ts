import type { I18n } from '@lingui/core';
import type { GetPayoutRulesQuery } from '../../../gql/operations.ts';

export type PayoutMethod = GetPayoutRulesQuery['payoutRules']['methods'][number];

/** Vendors by the names that they give themselves. */
const vendors: Readonly<Record<string, string>> = {
  'modern-treasury': 'Modern Treasury',
  lob: 'Lob',
  tremendous: 'Tremendous',
};

export function providerText(i18n: I18n, provider: string): string {
  if (provider === 'bank-files')
    return i18n._({ id: 'console.providers.bank-files', message: 'Files for your bank' });
  if (provider === 'test-bank') return i18n._({ id: 'console.providers.test-bank', message: 'Test bank' });
  return vendors[provider] ?? provider;
}

/** What the operator sets so that someone pays in this way. */
export function missingText(i18n: I18n, method: PayoutMethod['method']): string {
  const values = { vendors: 'PAYMENTS_FILE', files: 'BANK_FILES_FILE' };
  if (method === 'PhysicalCard' || method === 'VirtualCard')
    return i18n._({
      id: 'console.providers.missing.card',
      message: 'To connect one, your operator names a card vendor in {vendors}.',
      values,
    });
  if (method === 'Zelle')
    return i18n._({
      id: 'console.providers.missing.zelle',
      message: 'To connect one, your operator sets {files}: your bank then takes Zelle payments in files.',
      values,
    });
  return i18n._({
    id: 'console.providers.missing',
    message: 'To connect one, your operator names a vendor in {vendors}, or sets {files} for your own bank.',
    values,
  });
}
