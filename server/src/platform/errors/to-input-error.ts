import { AppError } from './app-error.ts';

/**
 * What PostgreSQL says of a value that cannot be what it should be: a zero byte in a text, no UUID, a number or a day out of
 * range. Such a value came from outside, since our own have types.
 */
const codes = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05']);

/** The refusal of a value that no check of ours caught; every other error as it is. */
export function toInputError(error: unknown): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (typeof code !== 'string' || !codes.has(code)) return error;
  return new AppError('INVALID_INPUT', undefined, { cause: error });
}
