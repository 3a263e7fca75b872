import type { Mail } from './mailer.ts';

/**
 * Refuses a mail whose headers could be read as more headers or more receivers. The message names the field and
 * never the value, because it ends up in logs.
 */
export function assertSafeMail({ id, fromName, replyTo, ...rest }: Mail): void {
  assertMatches('id', id, singleWord);
  assertMatches('fromName', fromName, singleLine);
  if (replyTo !== undefined) assertMatches('replyTo', replyTo, singleAddress);
  assertSafeAddressing(rest);
}

/** The same for the two parts that come from whoever writes the mail. */
export function assertSafeAddressing({ to, subject }: Pick<Mail, 'to' | 'subject'>): void {
  assertMatches('to', to, singleAddress);
  assertMatches('subject', subject, singleLine);
}

const singleWord = /^[\w-]{1,100}$/;
// oxlint-disable-next-line no-control-regex -- control characters are what this refuses
const singleLine = /^[^\u0000-\u001f\u007f\u0085\u2028\u2029]{1,500}$/;
const singleAddress = /^[^\s@,;:<>()[\]"\\\p{C}]{1,64}@[^\s@,;:<>()[\]"\\\p{C}]{1,255}$/u;

function assertMatches(field: string, value: string, pattern: RegExp): void {
  if (!pattern.test(value)) throw new UnsafeMailError(field);
}

export class UnsafeMailError extends Error {
  override readonly name = 'UnsafeMailError';
  readonly code = 'UNSAFE_MAIL';

  constructor(field: string) {
    super(`The mail's ${field} is not safe to send.`);
  }
}
