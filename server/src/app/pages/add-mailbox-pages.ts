import type { FastifyInstance } from 'fastify';
import { type MailboxEntry, mailboxBody, mailboxStyle, toMailPath } from './mailbox-page.ts';
import { plainPage } from '../../platform/http/plain-pages.ts';

/** Nothing in a mail runs, it belongs to no origin, and only our own page shows it; its links open beside that page. */
const mailPolicy = [
  `default-src 'none'`,
  `style-src 'unsafe-inline'`,
  'img-src http: https:',
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'self'`,
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

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
    const html = plainPage({
      title: 'Development mailbox',
      nonce: request.cspNonce,
      style: mailboxStyle,
      body: mailboxBody(await readMailbox()),
    });
    const policy = String(reply.getHeader('content-security-policy'));
    return reply
      .header('content-security-policy', `${policy}; frame-src 'self'`)
      .type('text/html; charset=utf-8')
      .send(html);
  });

  app.get<{ Params: { mailId: string } }>(toMailPath(':mailId'), async (request, reply) => {
    const mail = (await readMailbox()).find(({ id }) => id === request.params.mailId);
    if (!mail) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .header('content-security-policy', mailPolicy)
      .type('text/html; charset=utf-8')
      .send(mail.html.replace('<head>', '<head><base target="_blank">'));
  });
}
