export { findBankAccount, readBankNumbers } from './bank-account-store.ts';
export { BankAccountInputType } from './bank-account.graphql.ts';
export { type BankAccountInput, checkBankInput } from './check-bank-input.ts';
export { saveBankAccount } from './save-bank-account.ts';
