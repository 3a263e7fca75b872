import { Logger } from 'graphile-worker';
import type { Log } from '../log/log.ts';

const methods = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const;

/** The queue's own messages in our log. Its details hold whole jobs, so only the message passes. */
export function toQueueLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    // The lines about a single job are ours (run-job.ts); the queue's own would repeat them.
    if (/^(Failed|Completed) task /.test(message)) return;
    log[methods[level]](`job queue: ${message}`);
  });
}
