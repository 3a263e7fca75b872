import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailboxMailer } from './mailbox-mailer.ts';
import { readMailbox } from './read-mailbox.ts';

describe('readMailbox', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'mailbox-'));
  });
  afterEach(() => rm(dir, { recursive: true }));

  it('lists nothing while no mail was ever sent', async () => {
    expect(await readMailbox(join(dir, 'absent'))).toEqual([]);
  });

  it('lists the newest mail first, with the links of both bodies once each', async () => {
    await send(1, { subject: 'First' });
    await send(2, {
      subject: 'Second',
      html: '<a href="https://portal.example/#a=1&amp;b=2">x</a> <a href="mailto:help@bayview.example">y</a>',
      text: 'See https://portal.example/#a=1&b=2, or https://portal.example/help.',
    });

    const mails = await readMailbox(dir);
    expect(mails.map((mail) => mail.subject)).toEqual(['Second', 'First']);
    expect(mails[0]).toMatchObject({
      at: '2026-01-01T00:00:02.000Z',
      to: 'ana@example.org',
      links: [
        'https://portal.example/#a=1&b=2',
        'mailto:help@bayview.example',
        'https://portal.example/help',
      ],
    });
  });

  it('keeps the last 200 mails', async () => {
    for (let second = 0; second < 203; second += 1) await send(second, { subject: `Mail ${String(second)}` });

    const mails = await readMailbox(dir);
    expect(mails).toHaveLength(200);
    expect(mails[0]?.subject).toBe('Mail 202');
    expect(mails.at(-1)?.subject).toBe('Mail 3');
    expect(await readdir(dir)).toHaveLength(200);
  });

  it('reads whole mails while others write and remove', async () => {
    const writing = Promise.all(
      Array.from({ length: 300 }, (_, index) => send(index, { html: 'x'.repeat(5_000) })),
    );
    const watching = new AbortController();
    const written = writing.finally(() => {
      watching.abort();
    });
    while (!watching.signal.aborted) {
      for (const mail of await readMailbox(dir)) expect(mail.html).toHaveLength(5_000);
    }
    await written;
  });

  async function send(
    second: number,
    overrides: { subject?: string; text?: string; html?: string },
  ): Promise<void> {
    const now = () => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
    const mailer = createMailboxMailer({ dir, from: 'no-reply@handrail.example', now });
    await mailer.send({
      id: 'mail-1',
      fromName: 'Bayview',
      to: 'ana@example.org',
      subject: 'Hello',
      text: '',
      html: '',
      ...overrides,
    });
  }
});
