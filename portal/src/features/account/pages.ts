// Account pages in one chunk: someone who opens one of them usually opens the other.
export { createBankAccountPage } from '../bank-account/bank-account-page.tsx';
export { createAccountPage } from './account-page.tsx';
