import { isRequestError } from '@handrail/ui';
import type { SaveStatus } from './save-state.ts';

/** The server's reason not to keep answers. */
export class SaveRefused extends Error {
  override readonly name = 'SaveRefused';
  readonly code: string | undefined;
  readonly status: number;

  constructor(status: number, code: string | undefined) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** What a save that failed means for the person. */
export function toFailedStatus(error: unknown): Exclude<SaveStatus, 'saved' | 'saving'> {
  if (isRequestError(error, 'Offline')) return 'offline';
  if (error instanceof SaveRefused && error.code === 'ANSWER_TOO_LARGE') return 'too-long';
  if (statusOf(error) === 413) return 'too-large';
  if (!(error instanceof SaveRefused)) return 'failed';
  if (error.code === 'APPLICATION_CLOSED' || error.code === 'NOT_FOUND') return 'closed';
  if (error.code === 'FORM_CHANGED') return 'outdated';
  if (error.code === 'ANSWER_LOCKED') return 'locked';
  return error.status === 429 ? 'failed' : 'refused';
}

/** Whether the same save may work later. */
export function isWorthRepeating(status: SaveStatus): boolean {
  return status === 'offline' || status === 'failed';
}

function statusOf(error: unknown): number | undefined {
  return isRequestError(error) || error instanceof SaveRefused ? error.status : undefined;
}
