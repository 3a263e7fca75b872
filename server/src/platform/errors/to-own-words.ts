import { describeError } from '../log/describe-error.ts';
import { AppError } from './app-error.ts';
import { OperatorError } from './operator-error.ts';

/** What a person may read of an error: our own words. A library's may quote answers, passwords and addresses. */
export function toOwnWords(error: unknown): string {
  if (error instanceof AppError) return error.texts.join('\n');
  if (error instanceof OperatorError) return error.message;
  const known = wordsByCode[codeOf(error)];
  if (known === undefined) return `This failed unexpectedly: ${toTrace(error)}`;
  return `${known} (${[codeOf(error), ...placeOf(error)].join(' ')})`;
}

/** The failures of the outside world that an operator can repair, by the codes of Node.js and PostgreSQL. */
const wordsByCode: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nothing answers at this address. Check the addresses in the environment.',
  ECONNRESET: 'The other side closed the connection. Try again.',
  ENOTFOUND: 'A configured host name does not exist. Check the addresses in the environment.',
  ETIMEDOUT: 'The other side did not answer in time. Check the addresses and the firewall.',
  ENOENT: 'A file or folder is missing. Check the path.',
  EACCES: 'The system user may not use this file or folder. Check who owns it.',
  EROFS: 'This folder can only be read. Choose one that can be written to, or mount it so.',
  EISDIR: 'This is a folder, and a file is needed.',
  EEXIST: 'This file or folder is already there.',
  ENOSPC: 'The disk is full.',
  '28P01': 'The database refused the password. Check DATABASE_URL.',
  '28000': 'The database does not let this role in. Check DATABASE_URL and pg_hba.conf.',
  '3D000': 'There is no database of this name. Create it, or check DATABASE_URL.',
  '42501': 'The database role may not do this. Check the roles of the installation.',
  '53300': 'The database has no free connection. Lower DATABASE_POOL_SIZE or raise max_connections.',
  '57P03': 'The database is starting or stopping. Try again in a moment.',
};

/** Which file it was, or which address. */
function placeOf(error: unknown): string[] {
  const { path, address, hostname, port } = error as Partial<Record<string, unknown>>;
  const host = address ?? hostname;
  if (typeof path === 'string') return [path];
  if (typeof host !== 'string') return error instanceof AggregateError ? error.errors.flatMap(placeOf) : [];
  return [typeof port === 'number' ? `${host}:${String(port)}` : host];
}

function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : '';
}

/** Enough to find the place, and nothing that was typed. */
export function toTrace(error: unknown): string {
  const { name, code, constraint, table, frames } = describeError(error, { revealMessages: false });
  const parts = [name, code, constraint, table].filter((part) => part !== undefined);
  return [parts.join(' '), ...frames.slice(0, 3)].join('\n  ');
}
