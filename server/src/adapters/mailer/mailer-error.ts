/** Why a mail server refused a mail. */
export class MailerError extends Error {
  override readonly name = 'MailerError';
  readonly code: string;
  /** The server's own words, without the receiver. */
  readonly logDetail?: string;

  constructor(code: string, serverWords?: string) {
    super(`The mail server did not take the mail (${code}).`);
    this.code = code;
    if (serverWords !== undefined) this.logDetail = serverWords;
  }
}

/** Turns what the SMTP library throws into a code such as `EENVELOPE-550`. */
export function toMailerError(error: unknown, receiver: string, url: string): MailerError {
  const { code, responseCode, response } = error as Partial<Record<string, unknown>>;
  const parts = [
    typeof code === 'string' ? code : 'UNKNOWN',
    typeof responseCode === 'number' ? responseCode : '',
  ];
  return new MailerError(
    parts.filter(Boolean).join('-'),
    typeof response === 'string' ? withoutReceiver(response, receiver) : describeServer(url),
  );
}

/** Where it was tried, for a failure to which the server said nothing; never with the account. */
function describeServer(url: string): string {
  const { protocol, hostname, port } = new URL(url);
  return `${hostname}:${port || (protocol === 'smtps:' ? '465' : '587')} said nothing. Check the server and SMTP_URL.`;
}

/** Servers quote addresses, some of them only the part before the at sign. */
function withoutReceiver(words: string, receiver: string): string {
  const [name = '', domain = ''] = receiver.toLowerCase().split('@');
  return words
    .split(/\s+/)
    .map((word) => {
      const lower = word.toLowerCase();
      return lower.includes('@') || lower.includes(name) || lower.includes(domain) ? '…' : word;
    })
    .join(' ');
}
