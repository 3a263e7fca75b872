import { expect, type APIRequestContext } from '@playwright/test';

interface MailboxEntry {
  readonly to: string;
  readonly subject: string;
  readonly links: readonly string[];
}

/** Waits for the newest mail to an address and gives the link in it that matches and was not used before. */
export async function readLinkFor(
  request: APIRequestContext,
  email: string,
  pattern: RegExp,
  usedBefore: ReadonlySet<string> = new Set(),
): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const answer = await request.get('/dev/mailbox.json');
        const mails = (await answer.json()) as MailboxEntry[];
        link = mails
          .find(({ to }) => to === email)
          ?.links.find((candidate) => pattern.test(candidate) && !usedBefore.has(candidate));
        return link;
      },
      { message: `a mail to ${email} with a link like ${pattern.source}`, timeout: 20_000 },
    )
    .toBeDefined();
  return link ?? '';
}
