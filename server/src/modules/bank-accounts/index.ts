export { findBankAccount } from './bank-account-store.ts';
