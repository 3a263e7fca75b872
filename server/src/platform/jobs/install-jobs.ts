import { runMigrations } from 'graphile-worker';
import type { Log } from '../log/log.ts';
import { toQueueLogger } from './queue-logger.ts';

/** Installs or updates the queue's own schema as the owner. Safe to repeat and to run from several processes at once. */
export async function installJobs(ownerUrl: string, log: Log): Promise<void> {
  await runMigrations({ connectionString: ownerUrl, maxPoolSize: 2, logger: toQueueLogger(log) });
}
