import type { Mailer } from '../../ports/mailer.ts';
import { addCounter } from './add-counter.ts';
import type { Registry } from './registry.ts';

/** Counts what a mailer sends and fails to send. */
export function measureMailer(mailer: Mailer, registry: Registry): Mailer {
  const mails = addCounter(registry, {
    name: 'handrail_mails_total',
    help: 'Mails by outcome: sent or failed.',
    labelNames: ['outcome'],
  });
  return {
    ...mailer,
    send: async (mail) => {
      try {
        await mailer.send(mail);
        mails.increment({ outcome: 'sent' });
      } catch (error) {
        mails.increment({ outcome: 'failed' });
        throw error;
      }
    },
  };
}
