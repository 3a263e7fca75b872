/** A file for the bank. Its name is never used for another content. */
export interface BankFile {
  readonly name: string;
  readonly content: string;
}

/** `notSent`: the bank cannot have picked it up. `unknown`: it may have. */
export type PutOutcome = 'sent' | 'notSent' | 'unknown';

/** The folders at a bank that take our files and hold its answers. */
export interface BankFolder {
  /** Puts a whole file there or nothing; what is there already is not put again. */
  readonly put: (file: BankFile) => Promise<PutOutcome>;
  /** Whether a file is there that we put there before. Banks take files away, so no proves nothing. */
  readonly has: (file: BankFile) => Promise<boolean>;
  /** The names of what the bank has for us; nothing where it answers in another way. */
  readonly list: () => Promise<readonly string[]>;
  readonly read: (name: string) => Promise<string>;
}

/** The folders of each partner, by the key of the partner. */
export interface BankFolders {
  readonly find: (partnerKey: string) => BankFolder | undefined;
}
