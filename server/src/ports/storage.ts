import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { OperatorError } from '../platform/errors/operator-error.ts';

/** Where the contents of files lie. It never sees a name that a person gave: keys are made here. */
export interface Storage {
  /** Resolves once the whole content is kept; a failed put leaves nothing behind under its key. */
  readonly put: (key: string, content: Readable, sizeBytes: number) => Promise<void>;
  /** The content, or undefined when there is none under the key. */
  readonly get: (key: string) => Promise<Readable | undefined>;
  /** Deleting what is not there changes nothing. */
  readonly delete: (key: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A new key, spread over 256 folders so that none grows without end. */
export function createStorageKey(): string {
  const id = randomUUID().replaceAll('-', '');
  return `${id.slice(0, 2)}/${id}`;
}

/** The key of what is made from a stored file, so that making it twice keeps one copy. */
export function toPreviewKey(key: string): string {
  return `${key}-preview`;
}

/** The key of a further page of a stored file; the first page is its preview. */
export function toPageKey(key: string, page: number): string {
  return `${key}-page-${String(page)}`;
}

/** A key that did not come from here could be a path that leads elsewhere. */
export function assertStorageKey(key: string): void {
  if (!/^[0-9a-f]{2}\/[0-9a-f]{32}(-preview|-page-\d{1,4})?$/.test(key))
    throw new StorageError('INVALID_KEY');
}

/** Why the store could not do its work. Its own words stay out: they name buckets and folders. */
export class StorageError extends OperatorError {
  override readonly name = 'StorageError';
  readonly code: string;

  constructor(code: string) {
    super(`The file store could not do its work (${code}).`);
    this.code = code;
  }
}
