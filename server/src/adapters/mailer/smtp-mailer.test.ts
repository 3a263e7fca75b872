import { describe, expect, it } from 'vitest';
import { startSmtpInbox } from '../../testing/servers/smtp-inbox.ts';
import { describeError } from '../../platform/log/describe-error.ts';
import { MailerError, toMailerError } from './mailer-error.ts';
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
      await expect(mailer.send(mail)).rejects.toMatchObject({
        message: 'The mail server did not take the mail (EMESSAGE-451).',
        logDetail: '451 try later, …',
      });

      inbox.refuse(false);
      await mailer.send(mail);
      expect(inbox.mails).toHaveLength(1);
    } finally {
      await mailer.close();
      await inbox.close();
    }
  });

  it('tells the log what the server said, without the receiver', () => {
    const response = '550 5.1.1 <Ana@Example.org>: user ana unknown at example.org';
    const error = toMailerError(
      { code: 'EENVELOPE', responseCode: 550, response },
      mail.to,
      'smtp://mail.example.org',
    );
    expect(describeError(error, { revealMessages: false })).toMatchObject({
      name: 'MailerError',
      code: 'EENVELOPE-550',
      detail: '550 5.1.1 … user … unknown at …',
    });
  });

  it('sends at most ten mails over one connection', async () => {
    const inbox = await startSmtpInbox();
    const mailer = createSmtpMailer({ url: inbox.url, from: 'no-reply@handrail.example' });
    try {
      for (let count = 1; count <= 11; count += 1)
        await mailer.send({ ...mail, id: `mail-${String(count)}` });
      expect(inbox.mails).toHaveLength(11);
      expect(inbox.connections()).toBe(2);
    } finally {
      await mailer.close();
      await inbox.close();
    }
  });

  it('names the server and its variable when nothing answers, and never the account', async () => {
    const inbox = await startSmtpInbox();
    await inbox.close();
    const { host } = new URL(inbox.url);
    const mailer = createSmtpMailer({
      url: inbox.url.replace('://', '://me:hunter2@'),
      from: 'no-reply@handrail.example',
    });

    const failure = await mailer.send(mail).catch((error: unknown) => error);
    expect(failure).toEqual(
      new MailerError('ESOCKET', `${host} said nothing. Check the server and SMTP_URL.`),
    );
    expect(describeError(failure, { revealMessages: true })).toMatchObject({
      detail: `${host} said nothing. Check the server and SMTP_URL.`,
    });
    await mailer.close();
  });
});
