import type { I18n } from '@lingui/core';

/** What a refused sign-in says, by the code of the refusal. */
export function refusalText(i18n: I18n, code: string): string {
  switch (code) {
    case 'auth/wrong-password':
    case 'auth/user-not-found':
      return i18n._({
        id: 'console.sign-in.wrong-password',
        message: 'Incorrect email address or password, please try again',
      });
    case 'TOO_MANY_REQUESTS':
      return i18n._({
        id: 'console.sign-in.too-many',
        message: 'Too many requests. Please wait a while and try again.',
      });
    case 'auth/sign-in-step-over':
      return i18n._({
        id: 'console.sign-in.step-over',
        message: 'This took too long, or there were too many wrong codes. Please enter your password again.',
      });
    default:
      return i18n._({ id: 'console.sign-in.failed', message: 'Error signing in' });
  }
}
