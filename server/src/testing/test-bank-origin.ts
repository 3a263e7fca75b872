import type { BankOrigin } from '../platform/context.ts';

export const testBankOrigin: BankOrigin = {
  bankRoutingNumber: '021000021',
  bankName: 'First Bank',
  companyId: '1234567890',
  companyName: 'Bayview Fund',
  description: 'ASSISTANCE',
  checkAccountNumber: '5550001',
};
