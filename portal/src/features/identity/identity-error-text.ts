import type { Say } from '../../shared/context/use-text.ts';

/** What a refused sign-in says, by the code of the refusal (P694-P698). */
export function identityErrorText(say: Say, code: string | undefined): string {
  switch (code) {
    case 'auth/invalid-verification-code':
      return say('identity.error.code', 'Invalid verification code');
    case 'auth/tenant-id-mismatch':
    case 'auth/unsupported-tenant-operation':
      return say('identity.error.tenant', 'This operation is not supported for this tenant');
    case 'auth/wrong-password':
    case 'auth/user-not-found':
      return say('identity.error.password', 'Incorrect email address or password, please try again');
    case 'auth/invalid-action-code':
      return say(
        'identity.error.link',
        'The sign-in link has already been used once, is expired, or is invalid. Please request a new link.',
      );
    case undefined:
    default:
      return say('identity.error.other', 'Something went wrong.');
  }
}
