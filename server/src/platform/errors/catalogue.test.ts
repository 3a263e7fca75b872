import { describe, expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { catalogue, type ErrorCode } from './catalogue.ts';

describe('the catalogue', () => {
  it.each<[ErrorCode, string]>([
    ['UNAUTHORIZED', 'Unauthorized'],
    ['FORBIDDEN', 'Forbidden'],
    ['NOT_ALLOWED', 'Not Allowed'],
    ['auth/invalid-verification-code', 'Invalid verification code'],
    ['auth/tenant-id-mismatch', 'This operation is not supported for this tenant'],
    ['auth/unsupported-tenant-operation', 'This operation is not supported for this tenant'],
    ['auth/wrong-password', 'Incorrect email address or password, please try again'],
    ['auth/user-not-found', 'Incorrect email address or password, please try again'],
    [
      'auth/invalid-action-code',
      'The sign-in link has already been used once, is expired, or is invalid. Please request a new link.',
    ],
  ])('words %s as specified [P694] [P695] [P696] [P697]', (code, text) => {
    expect(new AppError(code).message).toBe(text);
  });

  it('gives every refusal a failing status', () => {
    for (const { status } of Object.values(catalogue)) expect(status).toBeGreaterThanOrEqual(400);
  });

  it('surfaces as errors exactly what the client reacts to everywhere', () => {
    const surfacing = Object.entries(catalogue).filter(([, { surface }]) => surface === 'error');
    expect(surfacing.map(([code]) => code)).toEqual(['UNAUTHORIZED', 'FORBIDDEN', 'NOT_ALLOWED']);
  });
});
