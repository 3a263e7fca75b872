import pg from 'pg';
import type { Log } from '../log/log.ts';
import { forgoNames } from './name-statement.ts';
import { valueParsers } from './parse-values.ts';
import { cutSilentConnections } from './cut-silent-connections.ts';
import { createOutage } from './outage.ts';
import { isPooled } from './pooler.ts';

export interface PoolOptions {
  readonly connectionString: string;
  readonly size: number;
  /** How long someone may wait for a connection that is free. */
  readonly waitMs: number;
  readonly log: Log | undefined;
}

export function openPool(options: PoolOptions): pg.Pool {
  const { connectionString, size, waitMs, log } = options;
  const pool = new pg.Pool({
    connectionString,
    max: size,
    pipeline: true,
    types: valueParsers,
    application_name: 'handrail',
    keepAlive: true,
    connectionTimeoutMillis: waitMs,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, though its types say nothing of that.
    onConnect: async (client) => {
      if (await isPooled(client)) forgoNames(client);
    },
  });
  // Without listeners a connection that breaks would end the process. One in use also fails its query, which
  // its caller hears of; the pool replaces either.
  const outage = log && createOutage(log, 'requests');
  pool.on('connect', (client) => {
    outage?.noteAnswer();
    client.on('error', () => undefined);
  });
  pool.on('error', (error) => outage?.noteLoss(error));
  cutSilentConnections(pool, log);
  return pool;
}
