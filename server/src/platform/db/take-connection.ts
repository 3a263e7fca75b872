import type { Pool, PoolClient } from 'pg';
import { AppError } from '../errors/app-error.ts';

/** A connection of the pool, or a refusal that a person may read when none is free in time. */
export async function takeConnection(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw isBusy(error) ? new AppError('BUSY', undefined, { cause: error }) : error;
  }
}

const waits = ['timeout exceeded when trying to connect', 'Connection terminated due to connection timeout'];

/** Too many connections at the server, or a server that is starting, stopping or away for a moment. */
const busyCodes = [
  ...['53300', '57P01', '57P02', '57P03'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ETIMEDOUT'],
];

function isBusy(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return waits.includes(message) || busyCodes.includes(code);
}
