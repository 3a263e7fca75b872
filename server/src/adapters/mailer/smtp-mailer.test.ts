import { describe, expect, it } from 'vitest';
import { startSmtpInbox } from '../../testing/smtp-inbox.ts';
import { MailerError } from './mailer-error.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const mail = {
  id: 'mail-1',
  fromName: 'Bayview',
  to: 'ana@example.org',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
};

describe('createSmtpMailer', () => {
  it('rejects when the server refuses, without repeating its words, and sends when it takes mail again', async () => {
    const inbox = await startSmtpInbox();
    const mailer = createSmtpMailer({ url: inbox.url, from: 'no-reply@handrail.example' });
    try {
      inbox.refuse(true);
      await expect(mailer.send(mail)).rejects.toThrow(new MailerError('EMESSAGE-451'));

      inbox.refuse(false);
      await mailer.send(mail);
      expect(inbox.mails).toHaveLength(1);
    } finally {
      await mailer.close();
      await inbox.close();
    }
  });

  it('rejects when there is no server', async () => {
    const inbox = await startSmtpInbox();
    await inbox.close();
    const mailer = createSmtpMailer({ url: inbox.url, from: 'no-reply@handrail.example' });

    await expect(mailer.send(mail)).rejects.toThrow(new MailerError('ESOCKET'));
    await mailer.close();
  });
});
