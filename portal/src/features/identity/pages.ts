/**
 * All steps of signing in load together, so that none of them waits for the network between two others. A link from a
 * mail opens a page of its own.
 */
export { EmailSentPage } from './link/email-sent-page.tsx';
export { PasswordPage } from './sign-in/password-page.tsx';
export { SignInPage } from './sign-in/sign-in-page.tsx';
