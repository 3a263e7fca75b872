import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Outage } from '../db/outage.ts';

const retryMs = 1_000;

export interface WorkerPresence {
  /** Resolves once everyone can see that the worker of this id lives. */
  readonly hold: (workerId: string) => Promise<void>;
  /** Others may take over the jobs of this id from now on. */
  readonly release: (workerId: string) => Promise<void>;
  readonly ids: () => string[];
  readonly end: () => Promise<void>;
}

/**
 * Shows that workers live by locks on a connection of their own: the database drops the locks the moment the
 * process dies, however it dies, so nobody has to guess from the age of a heartbeat.
 */
export function createWorkerPresence(
  ownerUrl: string,
  outage: Pick<Outage, 'noteLoss'>,
  handleReturn: () => void = () => undefined,
): WorkerPresence {
  const held = new Map<string, Promise<void>>();
  let connected: Promise<pg.Client> | undefined;
  let ended = false;
  const isEnded = () => ended;

  async function connect(): Promise<pg.Client> {
    // All workers of the process take their locks at the same time.
    const client = new pg.Client({ connectionString: ownerUrl, keepAlive: true, pipeline: true });
    client.on('error', (error) => {
      if (ended) return;
      outage.noteLoss(error);
      connected = undefined;
      void connectAgain();
    });
    await client.connect();
    return client;
  }

  async function lock(workerId: string): Promise<void> {
    connected ??= connect();
    const connecting = connected;
    const client = await connecting.catch((error: unknown) => {
      if (connected === connecting) connected = undefined;
      throw error;
    });
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [presenceKey(workerId)]);
  }

  async function connectAgain(): Promise<void> {
    while (!isEnded() && !connected) {
      await delay(retryMs, undefined, { ref: false });
      if (isEnded()) return;
      await Promise.all([...held.keys()].map(lock)).catch(outage.noteLoss);
    }
    if (connected && !isEnded()) handleReturn();
  }

  function hold(workerId: string): Promise<void> {
    const known = held.get(workerId);
    if (known) return known;
    const holding = lock(workerId);
    held.set(workerId, holding);
    // The queue asks again, and must not be told of an old failure then.
    holding.catch(() => held.delete(workerId));
    return holding;
  }

  async function release(workerId: string): Promise<void> {
    if (!held.delete(workerId)) return;
    const client = await connected?.catch(() => undefined);
    // A connection that broke has dropped the lock already.
    await client
      ?.query('select pg_advisory_unlock(hashtextextended($1, 0))', [presenceKey(workerId)])
      .catch(() => undefined);
  }

  return {
    hold,
    release,
    ids: () => [...held.keys()],
    end: async () => {
      ended = true;
      const client = await connected?.catch(() => undefined);
      await client?.end();
    },
  };
}

export function presenceKey(workerId: string): string {
  return `job-worker:${workerId}`;
}
