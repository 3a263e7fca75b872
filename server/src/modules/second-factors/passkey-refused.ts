import { AppError } from '../../platform/errors/app-error.ts';

/** A passkey that we do not know, or that did not sign what we asked. */
export function passkeyRefused(): AppError {
  return new AppError('auth/invalid-second-factor', ['That passkey did not work. Please try again.']);
}
