import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface MailboxMail {
  readonly id: string;
  readonly at: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly replyTo?: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Every address in the mail, in order, each once. */
  readonly links: readonly string[];
}

/** Lists the mails of a development mailbox, newest first. */
export async function readMailbox(dir: string): Promise<MailboxMail[]> {
  const names = await readdir(dir).catch(unlessAbsent<string[]>([]));
  const newestFirst = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse();
  const mails = await Promise.all(newestFirst.map((name) => readMail(join(dir, name))));
  return mails.filter((mail) => mail !== undefined);
}

/** Another process may take the oldest mails away while this one reads. */
async function readMail(file: string): Promise<MailboxMail | undefined> {
  const content = await readFile(file, 'utf8').catch(unlessAbsent(undefined));
  return content === undefined ? undefined : (JSON.parse(content) as MailboxMail);
}

function unlessAbsent<T>(fallback: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return fallback;
    throw error;
  };
}
