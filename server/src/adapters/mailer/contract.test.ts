import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail, Mailer } from '../../ports/mailer.ts';
import { startSmtpInbox } from '../../testing/servers/smtp-inbox.ts';
import { createMailboxMailer } from './mailbox-mailer.ts';
import { readMailbox } from './read-mailbox.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

interface Arrival {
  readonly from: string;
  readonly replyTo: string | undefined;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly id: string;
}

interface Setup {
  readonly mailer: Mailer;
  readonly list: () => Promise<Arrival[]>;
  readonly tearDown: () => Promise<void>;
}

describe.each([
  ['SMTP', setUpSmtp],
  ['the development mailbox', setUpMailbox],
])('a mailer over %s', (_name, setUp) => {
  let setup: Setup;
  beforeEach(async () => {
    setup = await setUp();
  });
  afterEach(() => setup.tearDown());

  it('delivers sender, receiver, subject and both bodies', async () => {
    await setup.mailer.send(buildMail());

    expect(await setup.list()).toEqual([
      {
        id: 'mail-1',
        from: 'Bayview College Fund <no-reply@handrail.example>',
        replyTo: 'help@bayview.example',
        to: 'ana@example.org',
        subject: 'Sign in to Bayview – ¡ya!',
        text: 'Follow https://portal.example/a?b=1&c=2',
        html: '<p>Follow <a href="https://portal.example/a?b=1&amp;c=2">the link</a></p>',
      },
    ]);
  });

  it('keeps the id when a mail is sent again, so that a repeat can be recognized', async () => {
    await setup.mailer.send(buildMail());
    await setup.mailer.send(buildMail());

    expect((await setup.list()).map((mail) => mail.id)).toEqual(['mail-1', 'mail-1']);
  });

  it('delivers many mails at once', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `mail-${String(index)}`);
    await Promise.all(ids.map((id) => setup.mailer.send(buildMail({ id }))));

    expect((await setup.list()).map((mail) => mail.id).sort()).toEqual([...ids].sort());
  });

  it.each<Partial<Mail>>([
    { subject: 'Hello\r\nBcc: thief@example.org' },
    { subject: 'Hello\nBcc: thief@example.org' },
    { subject: 'Hello\u2028there' },
    { fromName: 'Bayview\r\nBcc: thief@example.org' },
    { fromName: 'Bayview\u0000' },
    { to: 'ana@example.org, thief@example.org' },
    { to: 'ana@example.org\r\nBcc: thief@example.org' },
    { to: 'Ana <ana@example.org>' },
    { to: '"a,b"@example.org' },
    { replyTo: 'help@bayview.example\r\nBcc: thief@example.org' },
    { replyTo: 'help@bayview.example;thief@example.org' },
    { id: 'x>\r\nBcc: thief@example.org' },
  ])('refuses headers that carry more headers or receivers: %j [check 19]', async (hostile) => {
    await expect(setup.mailer.send(buildMail(hostile))).rejects.toMatchObject({ code: 'UNSAFE_MAIL' });
    expect(await setup.list()).toEqual([]);
  });

  it('shows a hostile name as a name', async () => {
    await setup.mailer.send(buildMail({ fromName: '"Bayview" <thief@example.org>, Other' }));

    expect((await setup.list())[0]?.from).toBe(
      '"Bayview" <thief@example.org>, Other <no-reply@handrail.example>',
    );
  });
});

describe('the probe for hostile headers', () => {
  it('sees what a sender lets through that writes headers by hand [check 19]', async () => {
    const { subject } = buildMail({ subject: 'Hello\r\nBcc: thief@example.org' });
    const received = await PostalMime.parse(`To: ana@example.org\r\nSubject: ${subject}\r\n\r\nHello`);

    expect(received.bcc?.map(({ address }) => address)).toEqual(['thief@example.org']);
  });
});

function buildMail(overrides: Partial<Mail> = {}): Mail {
  return {
    id: 'mail-1',
    fromName: 'Bayview College Fund',
    replyTo: 'help@bayview.example',
    to: 'ana@example.org',
    subject: 'Sign in to Bayview – ¡ya!',
    text: 'Follow https://portal.example/a?b=1&c=2',
    html: '<p>Follow <a href="https://portal.example/a?b=1&amp;c=2">the link</a></p>',
    ...overrides,
  };
}

async function setUpSmtp(): Promise<Setup> {
  const inbox = await startSmtpInbox();
  const mailer = createSmtpMailer({ url: inbox.url, from: 'no-reply@handrail.example' });
  const list = () =>
    Promise.resolve(
      inbox.mails.map((mail) => ({
        id: mail.messageId?.replace('<', '').replace('@handrail.example>', '') ?? '',
        from: `${mail.from?.name ?? ''} <${mail.from?.address ?? ''}>`,
        replyTo: mail.replyTo?.[0]?.address,
        to: mail.recipients.join(),
        subject: mail.subject ?? '',
        text: (mail.text ?? '').trim(),
        html: (mail.html ?? '').trim(),
      })),
    );
  const tearDown = async () => {
    await mailer.close();
    await inbox.close();
  };
  return { mailer, list, tearDown };
}

async function setUpMailbox(): Promise<Setup> {
  const dir = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const mailer = createMailboxMailer({ dir, from: 'no-reply@handrail.example' });
  const list = async () =>
    (await readMailbox(dir)).map(({ id, from, replyTo, to, subject, text, html }) => ({
      id,
      replyTo,
      to,
      subject,
      text,
      html,
      from: `${from.name} <${from.address}>`,
    }));
  const tearDown = () => rm(dir, { recursive: true });
  return { mailer, list, tearDown };
}
