import type { Pool, PoolClient } from 'pg';
import { AppError } from '../errors/app-error.ts';
import { isLostConnection } from './lost-race.ts';

/** A connection of the pool, or a refusal that a person may read when none is free in time. */
export async function takeConnection(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw isBusy(error) ? new AppError('BUSY', undefined, { cause: error }) : error;
  }
}

function isBusy(error: unknown): boolean {
  const { message } = error as { message?: string };
  return message === 'timeout exceeded when trying to connect' || isLostConnection(error);
}
