/** What tests of other modules need of accounts and the product enters only through its API. */
export { updateProfile } from '../modules/account/update-profile.ts';
