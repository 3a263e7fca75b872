import { Logger } from 'graphile-worker';
import type { Outage } from '../db/outage.ts';
import type { Log } from '../log/log.ts';

const methods = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const;

/** The queue's own messages in our log. Its details hold whole jobs, so only the message passes. */
export function toQueueLogger(log: Log, outage?: Outage): Logger {
  return new Logger(() => (level, message, details) => {
    // The lines about a single job are ours (run-job.ts); the queue's own would repeat them.
    if (/^(Failed|Completed) task /.test(message)) return;
    if (outage && methods[level] !== 'debug') {
      if (isAboutConnection(message)) outage.noteLoss(details?.error);
      // While the database is away, everything that fails fails for that reason.
      if (outage.isOpen()) return;
    }
    log[methods[level]](`job queue: ${message}`);
  });
}

function isAboutConnection(message: string): boolean {
  return /connection|ECONN|notify listener|client generated error|not currently accepting/i.test(message);
}
