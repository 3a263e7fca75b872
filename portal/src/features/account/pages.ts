// What a person keeps with us, in one file: who asks for one of these pages mostly goes on to the other.
export { createBankAccountPage } from '../bank-account/bank-account-page.tsx';
export { createAccountPage } from './account-page.tsx';
