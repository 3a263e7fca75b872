import { listUploadErrors, maxDocuments, maxUploadBytes, uploadWords } from '@handrail/engine';
import type { UploadLimits } from '../platform/graphql/uploads/upload-limits.ts';

const oneTooMany = Array.from({ length: maxDocuments + 1 }, () => ({ name: 'a.pdf', size: 1 }));

/** The same limits and words as on the screen. */
export const uploadLimits: UploadLimits = {
  bytes: maxUploadBytes,
  files: maxDocuments,
  tooLarge: (locale) => [uploadWords(locale).tooLarge],
  tooMany: (locale) => listUploadErrors(locale, oneTooMany),
};
