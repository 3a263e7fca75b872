import pg from 'pg';
import type { Log } from '../log/log.ts';
import { openGatheringSocket } from './open-gathering-socket.ts';
import { valueParsers } from './parse-values.ts';

export interface PoolOptions {
  readonly connectionString: string;
  readonly size: number;
  /** How long somebody may wait for a connection that is free. */
  readonly waitMs: number;
  readonly log: Log | undefined;
}

export function openPool({ connectionString, size, waitMs, log }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    pipeline: true,
    stream: openGatheringSocket,
    types: valueParsers,
    application_name: 'handrail',
    keepAlive: true,
    connectionTimeoutMillis: waitMs,
  });
  // Without listeners a connection that breaks would end the process. One in use also fails its query, which
  // its caller hears of; the pool replaces either.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => log?.warn('An idle database connection broke.', { error }));
  return pool;
}
