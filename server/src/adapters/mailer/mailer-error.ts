/** Why a mail server did not take a mail. Its own words stay out: they quote the receiver's address. */
export class MailerError extends Error {
  override readonly name = 'MailerError';
  readonly code: string;

  constructor(code: string) {
    super(`The mail server did not take the mail (${code}).`);
    this.code = code;
  }
}

/** Turns what the SMTP library throws into a code such as `EENVELOPE-550`. */
export function toMailerError(error: unknown): MailerError {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const parts = [
    typeof code === 'string' ? code : 'UNKNOWN',
    typeof responseCode === 'number' ? responseCode : '',
  ];
  return new MailerError(parts.filter(Boolean).join('-'));
}
