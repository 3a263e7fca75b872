import { AppError } from '../errors/app-error.ts';

/** A deadlock, a failed serialization, a lock that was not had in time, a statement that took too long. */
const lostRaces = ['40P01', '40001', '55P03', '57014'];

/** Asks to come back where the database undid the work because of other work, which its own log names. */
export function sayIfLostRace(error: unknown): unknown {
  return lostRaces.includes(codeOf(error)) ? new AppError('BUSY', undefined, { cause: error }) : error;
}

/** The same where the connection broke, for work of which nothing can have been kept: it was not committed yet, or only read. */
export function sayIfUndone(error: unknown): unknown {
  return isLostConnection(error) ? new AppError('BUSY', undefined, { cause: error }) : sayIfLostRace(error);
}

/** Too many connections at the server, or a server that is starting, stopping or away for a moment. */
const awayCodes = [
  ...['53300', '57P01', '57P02', '57P03'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'EPIPE', 'ETIMEDOUT'],
];

export function isLostConnection(error: unknown): boolean {
  const { message = '' } = error as { message?: string };
  return awayCodes.includes(codeOf(error)) || message.startsWith('Connection terminated');
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? '';
}
