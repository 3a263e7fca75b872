/** Why a bank's folder could not be used, in one word and without what the server said. */
export class BankFolderError extends Error {
  override readonly name = 'BankFolderError';
  readonly code: string;

  constructor(code: string) {
    super(`The folder at the bank could not be used (${code}).`);
    this.code = code;
  }
}

/** What a log may say of a failure: our own word, the number of the protocol, or the code of the network. */
export function toCode(error: unknown): string {
  const { code } = error as { readonly code?: unknown };
  if (typeof code === 'number') return `status ${String(code)}`;
  return typeof code === 'string' && /^[\w -]{1,40}$/.test(code) ? code : 'failed';
}
