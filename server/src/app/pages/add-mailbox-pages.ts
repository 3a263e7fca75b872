import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import { plainPage } from '../../platform/http/plain-pages.ts';

export interface MailboxEntry {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  /** When it was sent, as an ISO instant. */
  readonly at: string;
}

/** Shows the development mailbox to a person and to a script, newest mail first. */
export function addMailboxPages(
  app: FastifyInstance,
  readMailbox: () => Promise<readonly MailboxEntry[]>,
): void {
  app.get('/dev/mailbox.json', async () =>
    (await readMailbox()).map(({ to, subject, text, html, links, at }) => ({
      to,
      subject,
      text,
      html,
      links,
      at,
    })),
  );

  app.get('/dev/mailbox', async (request, reply) => {
    const mails = await readMailbox();
    const list = mails.length > 0 ? mails.map(toArticle).join('\n') : '<p>No mail has been sent yet.</p>';
    const html = plainPage({
      title: 'Development mailbox',
      nonce: request.cspNonce,
      body: `<h1>Development mailbox</h1>\n${list}`,
    });
    return reply.type('text/html; charset=utf-8').send(html);
  });
}

function toArticle({ to, subject, text, links, at }: MailboxEntry): string {
  const items = links.filter(isWebAddress).map((link) => {
    const address = escapeHtml(link);
    return `<li><a href="${address}">${address}</a></li>`;
  });
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${escapeHtml(at)}">${escapeHtml(at)}</time></p>
<pre>${escapeHtml(text)}</pre>
<ul>${items.join('')}</ul>
</article>`;
}

function isWebAddress(link: string): boolean {
  return URL.canParse(link) && ['http:', 'https:'].includes(new URL(link).protocol);
}
