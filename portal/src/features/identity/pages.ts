/** All steps of signing in load together, so that none of them waits for the network between two others. */
export { EmailSentPage } from './email-sent-page.tsx';
export { MagicLinkPage } from './magic-link-page.tsx';
export { PasswordPage } from './password-page.tsx';
export { SignInPage } from './sign-in-page.tsx';
