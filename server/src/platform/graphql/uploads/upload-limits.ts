import type { Texts } from '../../errors/texts.ts';

/** What one request may bring, and what it is told when it brings more. */
export interface UploadLimits {
  /** All files together. */
  readonly bytes: number;
  readonly files: number;
  readonly tooLarge: Texts;
  readonly tooMany: Texts;
}

/** The operation and the headers of the parts come on top of the files. */
export const overheadBytes = 1024 * 1024;
