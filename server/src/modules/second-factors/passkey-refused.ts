import { defineWords } from '@handrail/engine';
import { AppError } from '../../platform/errors/app-error.ts';

/** A passkey that we do not know, or that did not sign what we asked. */
export function passkeyRefused(): AppError {
  return new AppError('auth/invalid-second-factor', (locale) => [refused(locale)]);
}

const refused = defineWords('passkeyRefused', 'That passkey did not work. Please try again.');
