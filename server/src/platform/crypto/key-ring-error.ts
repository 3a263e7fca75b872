import { OperatorError } from '../errors/operator-error.ts';

/** The keys cannot be used; the message says what to do about it and never shows a key. */
export class KeyRingError extends OperatorError {
  override readonly name = 'KeyRingError';
}
