import { deliverMail } from '../../modules/notifications/index.ts';
import { loadKeyRing } from '../../platform/crypto/load-key-ring.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { startWorker } from '../../platform/jobs/start-worker.ts';
import type { Mailer } from '../../ports/mailer.ts';
import { buildJobContexts } from '../worlds/job-world.ts';
import { silentLog } from '../silent-log.ts';

// A process of its own, meant to be killed: it takes a mail from the outbox and stops for ever on its way,
// before or after the mail server has it, saying "stuck" when it is there.
// Which mailer it uses is the test's choice, for only tests and start-product.ts see adapters.
const [ownerUrl = '', dataDir = '', mailerModule = '', smtpUrl = '', moment = ''] = process.argv.slice(2);

const { createSmtpMailer } = (await import(mailerModule)) as {
  createSmtpMailer: (settings: { url: string; from: string }) => Mailer;
};
const smtp = createSmtpMailer({ url: smtpUrl, from: 'no-reply@handrail.example' });
const stuckMailer: Mailer = {
  send: async (mail) => {
    if (moment === 'after') await smtp.send(mail);
    process.stdout.write('stuck\n');
    await new Promise(() => undefined);
  },
  close: () => smtp.close(),
};

const database = await openDatabase({ ownerUrl });
const keys = loadKeyRing({ dataDir, mayGenerate: false });
await startWorker({
  ownerUrl,
  database,
  jobs: [deliverMail],
  buildContext: buildJobContexts({ database, keys, ports: { mailer: stuckMailer } }),
  log: silentLog,
});
