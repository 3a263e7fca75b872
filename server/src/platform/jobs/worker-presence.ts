import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log/log.ts';

const retryMs = 1_000;

export interface WorkerPresence {
  /** Resolves once everybody can see that this worker lives. */
  readonly hold: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/**
 * Shows that a worker lives by a lock on a connection of its own: the database drops the lock the moment the
 * process dies, however it dies, so nobody has to guess from the age of a heartbeat.
 */
export function createWorkerPresence(ownerUrl: string, workerId: string, log: Log): WorkerPresence {
  let client: pg.Client | undefined;
  let ended = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: ownerUrl, keepAlive: true });
    next.on('error', (error) => {
      if (ended || client !== next) return;
      log.warn('the worker lost its presence connection', { error });
      client = undefined;
      void connectAgain();
    });
    await next.connect();
    await next.query('select pg_advisory_lock(hashtextextended($1, 0))', [presenceKey(workerId)]);
    client = next;
  }

  async function connectAgain(): Promise<void> {
    while (!ended && !client) {
      await delay(retryMs, undefined, { ref: false });
      await connect().catch((error: unknown) => {
        log.warn('the worker cannot show its presence yet', { error });
      });
    }
  }

  let held: Promise<void> | undefined;
  return {
    hold: () => (held ??= connect()),
    end: async () => {
      ended = true;
      await client?.end();
    },
  };
}

export function presenceKey(workerId: string): string {
  return `job-worker:${workerId}`;
}
