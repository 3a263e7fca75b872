import { createTransport } from 'nodemailer';
import type { Mailer } from '../../ports/mailer.ts';
import { toMailerError } from './mailer-error.ts';
import { assertSafeMail } from '../../ports/safe-mail.ts';

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with the account; `?requireTLS=true` refuses a server without encryption. */
  readonly url: string;
  /** The product's own address. */
  readonly from: string;
}

/** Sends mails to an SMTP server over a few pooled connections. */
export function createSmtpMailer({ url, from }: SmtpSettings): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    // Exim delivers ten messages of a connection at once and leaves the rest to its next queue run.
    maxMessages: 10,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Mail content must never make the sender read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);

  return {
    send: async (mail) => {
      assertSafeMail(mail);
      const sending = transport.sendMail({
        messageId: `<${mail.id}@${domain}>`,
        from: { name: mail.fromName, address: from },
        to: { name: '', address: mail.to },
        ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // Suppresses automatic replies and out-of-office messages.
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      await sending.catch((error: unknown) => {
        throw toMailerError(error, mail.to, url);
      });
    },
    close: () => {
      transport.close();
      return Promise.resolve();
    },
  };
}
