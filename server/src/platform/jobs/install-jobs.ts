import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import { turnsIndex } from './choose-next-job.ts';
import { toQueueLogger } from './queue-logger.ts';

/** Installs or updates the queue's own schema as the owner. Safe to repeat and to run from several processes at once. */
export async function installJobs(ownerUrl: string, log: Log): Promise<void> {
  await runMigrations({ connectionString: ownerUrl, maxPoolSize: 2, logger: toQueueLogger(log) });
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(turnsIndex);
  } finally {
    await client.end();
  }
}
