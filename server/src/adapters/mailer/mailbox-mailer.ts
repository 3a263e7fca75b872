import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer } from '../../ports/mailer.ts';
import { findLinks } from './find-links.ts';
import type { MailboxMail } from './read-mailbox.ts';
import { assertSafeMail } from '../../ports/safe-mail.ts';

export interface MailboxSettings {
  readonly dir: string;
  readonly from: string;
  /** The only clock. */
  readonly now?: () => Date;
}

const kept = 200;

/** Keeps mails in a folder for development instead of sending them: one file a mail, the newest 200. */
export function createMailboxMailer({ dir, from, now = () => new Date() }: MailboxSettings): Mailer {
  return {
    send: async (mail) => {
      assertSafeMail(mail);
      const { id, fromName, to, subject, text, html, replyTo } = mail;
      const at = now().toISOString();
      const links = findLinks(html, text);
      const sender = { name: fromName, address: from };
      const entry: MailboxMail = {
        id,
        at,
        from: sender,
        ...(replyTo && { replyTo }),
        to,
        subject,
        text,
        html,
        links,
      };
      await writeWhole(
        dir,
        `${at.replaceAll(':', '-')}_${randomUUID()}.json`,
        JSON.stringify(entry, null, 2),
      );
      await removeOldest(dir);
    },
    close: () => Promise.resolve(),
  };
}

/** Several processes share the folder, so a reader must see the whole mail or none of it. */
async function writeWhole(dir: string, name: string, content: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const draft = join(dir, `.${name}.draft`);
  await writeFile(draft, content, { mode: 0o600 });
  await rename(draft, join(dir, name));
}

async function removeOldest(dir: string): Promise<void> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.json')).sort();
  await Promise.all(names.slice(0, -kept).map((name) => rm(join(dir, name), { force: true })));
}
