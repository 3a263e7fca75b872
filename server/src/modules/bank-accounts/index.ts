export { findBankAccount, readBankNumbers } from './bank-account-store.ts';
export { saveBankAccount } from './save-bank-account.ts';
