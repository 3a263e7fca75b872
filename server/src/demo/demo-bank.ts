import type { BankOrigin } from '../platform/context.ts';

/** The invented bank that takes the files of the demo world; nobody reads them. */
export const demoBank: BankOrigin = {
  bankRoutingNumber: '021000021',
  bankName: 'FIRST DEMO BANK',
  companyId: '1946000001',
  companyName: 'BAYVIEW COLLEGE',
  description: 'STUDENTAID',
  checkAccountNumber: '5550001',
};
