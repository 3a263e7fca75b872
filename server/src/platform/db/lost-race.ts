import { AppError } from '../errors/app-error.ts';

/** A deadlock, a failed serialization, a lock that was not had in time, a statement that took too long. */
const lostRaces = ['40P01', '40001', '55P03', '57014'];

/** Asks to come back where the database undid the work because of other work, which its own log names. */
export function sayIfLostRace(error: unknown): unknown {
  const { code = '' } = error as { code?: string };
  return lostRaces.includes(code) ? new AppError('BUSY', undefined, { cause: error }) : error;
}
