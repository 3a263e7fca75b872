import type { DocumentDoor } from '../../form-context.tsx';

/** A file on its way; what became of it is said until it has arrived or is taken off the list. */
export interface FileOnItsWay {
  readonly file: File;
  readonly status: 'waiting' | 'sending' | 'failed';
  readonly percent: number;
  readonly failure?: unknown;
}

/** A file on its way to a field of a form. */
export interface Upload extends FileOnItsWay {
  readonly key: number;
  readonly door: DocumentDoor;
}

/** The uploads of an entry by the path inside it. */
export type TakenUploads = ReadonlyMap<string, readonly Upload[]>;
