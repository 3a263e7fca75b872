export { BankAccountDetails } from './bank-account-details.tsx';
export { createBankAccountPage } from './bank-account-page.tsx';
