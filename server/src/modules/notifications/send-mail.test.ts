import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSmtpMailer } from '../../adapters/mailer/smtp-mailer.ts';
import type { JobContext } from '../../platform/jobs/job-context.ts';
import { startWorker, type Worker } from '../../platform/jobs/start-worker.ts';
import { buildJobContexts, until } from '../../testing/worlds/job-world.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { type SmtpInbox, startSmtpInbox } from '../../testing/servers/smtp-inbox.ts';
import { asOwner, insertBarePartner, useTrustWorld } from '../../testing/worlds/trust-world.ts';
import { getPartner } from '../partners/index.ts';
import { deliverMail, sendMail, writeMail } from './index.ts';

const mail = {
  template: 'magic-link',
  to: 'ana@example.org',
  subject: 'Sign in to A partner',
  text: 'https://portal.example/#canary-token',
  html: '<a href="https://portal.example/#canary-token">Sign in</a>',
};
const mailerModule = new URL('../../adapters/mailer/smtp-mailer.ts', import.meta.url).href;
const dyingWorker = fileURLToPath(new URL('../../testing/processes/dying-mail-worker.ts', import.meta.url));

describe('sendMail', () => {
  const world = useTrustWorld();
  let inbox: SmtpInbox;
  let ctx: JobContext;
  let buildContext: ReturnType<typeof buildJobContexts>;
  let cleanUp: (() => Promise<void>)[];

  beforeEach(async () => {
    const { database, openKeys } = world();
    inbox = await startSmtpInbox();
    const mailer = createSmtpMailer({ url: inbox.url, from: 'no-reply@handrail.example' });
    cleanUp = [() => mailer.close(), () => inbox.close()];
    buildContext = buildJobContexts({ database, keys: openKeys(), ports: { mailer } });
    const { partnerId } = await insertBarePartner(database);
    ctx = buildContext({ name: 'test', partnerId, requestId: 'request-1' });
  });
  afterEach(async () => {
    for (const undo of cleanUp) await undo();
  });

  it('sends the mail of a committed transaction in the name of the partner', async () => {
    await ctx.db.transaction((tx) => sendMail(tx, ctx, mail));
    await startMailWorker();
    await until(() => inbox.mails.length === 1);

    const [row] = await listOutbox();
    expect(inbox.mails[0]).toMatchObject({
      messageId: `<${row?.id ?? ''}@handrail.example>`,
      from: { name: 'A partner', address: 'no-reply@handrail.example' },
      replyTo: [{ address: 'help@partner.example' }],
      recipients: ['ana@example.org'],
      subject: 'Sign in to A partner',
      html: `${mail.html}\n`,
    });
  });

  it('shows the logo of the partner under an address of ours', async () => {
    await ctx.db.transaction((tx) =>
      tx.updateTable('partner_profiles').set({ logo_url: '/assets/demo/a-partner.svg' }).execute(),
    );
    const partner = await getPartner(ctx);
    const { html } = writeMail('en', partner, { subject: 'Hello', paragraphs: ['Hello'] });
    await ctx.db.transaction((tx) => sendMail(tx, ctx, { ...mail, html }));
    const [row] = await listOutbox();
    await deliverMail.parse({ mailId: row?.id })?.run(ctx);

    expect(inbox.mails[0]?.html).toContain(
      `<img src="https://portal.example/assets/logos/${partner.externalId}.png" alt="A partner" width="240"`,
    );
  });

  it('sends nothing of a transaction that rolled back', async () => {
    const failing = ctx.db.transaction(async (tx) => {
      await sendMail(tx, ctx, { ...mail, subject: 'Rolled back' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await ctx.db.transaction((tx) => sendMail(tx, ctx, { ...mail, subject: 'Committed' }));
    await startMailWorker();
    await until(async () => (await listOutbox()).every((row) => row.sent_at !== null));

    expect(inbox.mails.map(({ subject }) => subject)).toEqual(['Committed']);
  });

  it('keeps the body encrypted while it waits and forgets it once it is sent', async () => {
    await ctx.db.transaction((tx) => sendMail(tx, ctx, mail));
    const [waiting] = await listOutbox();
    const queue = await asOwner(world().database, 'select payload::text from graphile_worker._private_jobs');
    expect(waiting?.body).toMatch(/^v1\./);
    expect(JSON.stringify([waiting, queue])).not.toContain('canary-token');

    await startMailWorker();
    await until(async () => (await listOutbox())[0]?.sent_at !== null);
    expect((await listOutbox())[0]).toMatchObject({ body: null, attempts: 1, last_error: null });
  });

  it('records a failure by its class and sends the mail when the server takes mail again', async () => {
    inbox.refuse(true);
    await ctx.db.transaction((tx) => sendMail(tx, ctx, mail));
    await startMailWorker();
    const failed = await until(async () => (await listOutbox()).find(({ last_error }) => last_error));
    expect(failed).toMatchObject({
      attempts: 1,
      last_error: 'MailerError EMESSAGE-451',
      sent_at: null,
    });

    inbox.refuse(false);
    await until(() => inbox.mails.length === 1);
  });

  it('does nothing for a mail that was sent already', async () => {
    await ctx.db.transaction((tx) => sendMail(tx, ctx, mail));
    const [row] = await listOutbox();
    const job = deliverMail.parse({ mailId: row?.id });
    await job?.run(ctx);
    await job?.run(ctx);

    expect(inbox.mails).toHaveLength(1);
  });

  it.each([
    { to: 'ana@example.org, thief@example.org' },
    { to: 'ana@example.org\r\nBcc: thief@example.org' },
    { subject: 'Sign in\r\nBcc: thief@example.org' },
  ])('refuses to queue a mail with hostile headers: %j', async (hostile) => {
    const sending = ctx.db.transaction((tx) => sendMail(tx, ctx, { ...mail, ...hostile }));

    await expect(sending).rejects.toMatchObject({ code: 'UNSAFE_MAIL' });
    expect(await listOutbox()).toEqual([]);
  });

  it('delivers once when a worker was killed before the mail server had the mail', async () => {
    await ctx.db.transaction((tx) => sendMail(tx, ctx, mail));
    await killWhenStuck('before');
    expect(inbox.mails).toEqual([]);

    await startMailWorker();
    await until(async () => (await listOutbox())[0]?.sent_at !== null);
    expect(inbox.mails).toHaveLength(1);
  });

  it('delivers again under the same message id when a worker was killed before it could remember', async () => {
    await ctx.db.transaction((tx) => sendMail(tx, ctx, mail));
    await killWhenStuck('after');
    expect(inbox.mails).toHaveLength(1);

    await startMailWorker();
    await until(async () => (await listOutbox())[0]?.sent_at !== null);
    expect(inbox.mails).toHaveLength(2);
    expect(new Set(inbox.mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('takes a killed worker over while running, by its heartbeat', async () => {
    const other = spawnDyingWorker('before');
    await ctx.db.transaction((tx) => sendMail(tx, ctx, mail));
    await once(other.stdout, 'data');
    await startMailWorker();
    other.child.kill('SIGKILL');

    await until(() => inbox.mails.length === 1);
  });

  async function startMailWorker(): Promise<Worker> {
    const { database } = world();
    const worker = await startWorker({
      ownerUrl: database.ownerUrl,
      database,
      jobs: [deliverMail],
      buildContext,
      log: silentLog,
      heartbeatMs: 200,
    });
    cleanUp.unshift(() => worker.stop());
    return worker;
  }

  function spawnDyingWorker(moment: 'before' | 'after') {
    const { database, dataDir } = world();
    const args = [
      '--import',
      'tsx',
      dyingWorker,
      database.ownerUrl,
      dataDir,
      mailerModule,
      inbox.url,
      moment,
    ];
    const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    cleanUp.unshift(() => Promise.resolve(void child.kill('SIGKILL')));
    if (!child.stdout) throw new Error('The child has no output.');
    return { child, stdout: child.stdout };
  }

  async function killWhenStuck(moment: 'before' | 'after'): Promise<void> {
    const { child, stdout } = spawnDyingWorker(moment);
    await once(stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  function listOutbox() {
    return ctx.db.transaction((tx) =>
      tx.selectFrom('outbox_mails').selectAll().orderBy('created_at').execute(),
    );
  }
});
