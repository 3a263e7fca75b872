import { describe, expect, it } from 'vitest';
import type { Say } from '../../shared/context/use-text.ts';
import { identityErrorText } from './identity-error-text.ts';

const say: Say = Object.assign((_id: string, message: string) => message, { locale: 'en' } as const);

describe('identityErrorText', () => {
  it.each([
    ['auth/invalid-verification-code', 'Invalid verification code'],
    ['auth/tenant-id-mismatch', 'This operation is not supported for this tenant'],
    ['auth/unsupported-tenant-operation', 'This operation is not supported for this tenant'],
    ['auth/wrong-password', 'Incorrect email address or password, please try again'],
    ['auth/user-not-found', 'Incorrect email address or password, please try again'],
    [
      'auth/invalid-action-code',
      'The sign-in link has already been used once, is expired, or is invalid. Please request a new link.',
    ],
    ['auth/anything-else', 'Something went wrong.'],
    [undefined, 'Something went wrong.'],
  ])('says for %s: %s [P694] [P695] [P696] [P697] [P698]', (code, text) => {
    expect(identityErrorText(say, code)).toBe(text);
  });
});
