import type { DocumentDoor } from '../../form-context.tsx';

/** A file on its way; what became of it is said until it has arrived or is taken off the list. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  readonly door: DocumentDoor;
  readonly status: 'waiting' | 'sending' | 'failed';
  readonly percent: number;
  readonly failure?: unknown;
}

/** The uploads of an entry by the path inside it. */
export type TakenUploads = ReadonlyMap<string, readonly Upload[]>;
