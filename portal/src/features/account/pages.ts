// Account pages in one chunk: someone who opens one of them usually opens the other.
export { createBankAccountPage } from '../bank-account/index.ts';
export { createAccountPage } from './account-page.tsx';
