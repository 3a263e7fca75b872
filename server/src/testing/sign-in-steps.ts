/** The steps of signing in, for tests of modules that meet identity only at its door. */
export { confirmSecondFactor } from '../modules/identity/second-step/confirm-second-factor.ts';
export { signInWithPassword } from '../modules/identity/passwords/sign-in-with-password.ts';
