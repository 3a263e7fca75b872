import { isRequestError } from '../request-error.ts';

/** The id under which the server logged an error, also after the error crossed from the server inside the page. */
export function findDebugId(error: unknown): string | undefined {
  if (isRequestError(error)) return error.debugId;
  if (typeof error !== 'object' || error === null || !('debugId' in error)) return undefined;
  return typeof error.debugId === 'string' ? error.debugId : undefined;
}
