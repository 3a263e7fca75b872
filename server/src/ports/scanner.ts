import type { Readable } from 'node:stream';

export type ScanVerdict = { readonly isClean: true } | { readonly isClean: false; readonly threat: string };

/** Looks for malware in files. */
export interface Scanner {
  /** False where no scanner is set up: files are then taken as they are, and staff are told. */
  readonly isConnected: boolean;
  /** Rejects when the content could not be looked at whole; nobody may have it until it was. */
  readonly scan: (content: Readable) => Promise<ScanVerdict>;
}
