export { findBankAccount, readBankNumbers } from './bank-account-store.ts';
export { BankAccountInputType } from './bank-account.graphql.ts';
export {
  type AccountType,
  type BankNumbers,
  isSameAccount,
  maskBankNumber,
  toShownEnd,
} from './bank-account.ts';
export { type BankAccountInput, checkBankInput } from './check-bank-input.ts';
export { correctBankAccount } from './correct-bank-account.ts';
export { indexAccount } from './index-account.ts';
export { saveBankAccount } from './save-bank-account.ts';
