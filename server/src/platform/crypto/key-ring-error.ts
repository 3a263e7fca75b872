/** The keys cannot be used; the message says what to do about it and never shows a key. */
export class KeyRingError extends Error {
  override readonly name = 'KeyRingError';
}
