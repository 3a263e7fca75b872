import { Counter, type Registry } from 'prom-client';
import type { Mailer } from '../../ports/mailer.ts';

/** Counts what a mailer sends and fails to send. */
export function measureMailer(mailer: Mailer, registry: Registry): Mailer {
  const mails = new Counter({
    name: 'handrail_mails_total',
    help: 'Mails by outcome: sent or failed.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    ...mailer,
    send: async (mail) => {
      try {
        await mailer.send(mail);
        mails.inc({ outcome: 'sent' });
      } catch (error) {
        mails.inc({ outcome: 'failed' });
        throw error;
      }
    },
  };
}
