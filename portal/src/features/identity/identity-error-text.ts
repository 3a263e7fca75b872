import type { I18n } from '@lingui/core';

/** What a refused sign-in says, by the code of the refusal (P694-P698). */
export function identityErrorText(texts: I18n, code: string | undefined): string {
  switch (code) {
    case 'auth/invalid-verification-code':
      return texts._('identity.error.code', {}, { message: 'Invalid verification code' });
    case 'auth/tenant-id-mismatch':
    case 'auth/unsupported-tenant-operation':
      return texts._(
        'identity.error.tenant',
        {},
        {
          message: 'This operation is not supported for this tenant',
        },
      );
    case 'auth/wrong-password':
    case 'auth/user-not-found':
      return texts._(
        'identity.error.password',
        {},
        {
          message: 'Incorrect email address or password, please try again',
        },
      );
    case 'auth/invalid-action-code':
      return texts._(
        'identity.error.link',
        {},
        {
          message:
            'The sign-in link has already been used once, is expired, or is invalid. Please request a new link.',
        },
      );
    default:
      return texts._('identity.error.other', {}, { message: 'Something went wrong.' });
  }
}
