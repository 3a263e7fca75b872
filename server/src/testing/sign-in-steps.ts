/** The steps of signing in, for tests of modules that meet identity only at its door. */
export { confirmSecondFactor } from '../modules/identity/confirm-second-factor.ts';
export { signInWithPassword } from '../modules/identity/sign-in-with-password.ts';
