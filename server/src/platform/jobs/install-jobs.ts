import { runMigrations } from 'graphile-worker';
import { connectClient } from '../db/connect-client.ts';
import type { Log } from '../log/log.ts';
import { turnsIndex } from './choose-next-job.ts';
import { toQueueLogger } from './queue-logger.ts';

/** An arbitrary number that only this installation of the queue locks. */
const lockKey = 7_272_363_002;

/** Installs or updates the queue's own schema as the owner. Safe to repeat and to run from several processes at once. */
export async function installJobs(ownerUrl: string, log: Log): Promise<void> {
  const client = await connectClient({ connectionString: ownerUrl, application_name: 'handrail-jobs' });
  try {
    // Held until the connection closes: "if not exists" alone lets two processes collide.
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await runMigrations({ connectionString: ownerUrl, maxPoolSize: 2, logger: toQueueLogger(log) });
    await client.query(turnsIndex);
  } finally {
    await client.end();
  }
}
