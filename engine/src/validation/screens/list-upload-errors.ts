import { defineWords } from '../../language/define-words.ts';
import type { Locale } from '../../language/locale.ts';

export const documentExtensions = 'heic heif jpg jpeg png webp pdf doc docx csv xls xlsx'.split(' ');
export const maxDocuments = 100;

/** For one file and for all files of a request together. */
export const maxUploadBytes = 32 * 1024 * 1024;

/** What is wrong with the files that someone chose, beside the documents that the field has already. */
export function listUploadErrors(
  locale: Locale,
  files: readonly { readonly name: string; readonly size: number }[],
  documentCount = 0,
): string[] {
  const words = uploadWords(locale);
  const errors: string[] = [];
  if (!files.every(({ name }) => hasDocumentExtension(name))) {
    errors.push(words.wrongType);
  } else if (files.some(({ size }) => size === 0)) {
    errors.push(words.empty);
  }
  if (files.length + documentCount > maxDocuments) {
    errors.push(words.tooMany(maxDocuments));
  }
  if (files.reduce((bytes, { size }) => bytes + size, 0) > maxUploadBytes) errors.push(words.tooLarge);
  return errors;
}

export const uploadWords = defineWords('uploads', {
  wrongType: 'Only images, pdfs, word documents, or excel files are allowed.',
  empty: 'This file is empty. Please save it again and choose it again, or take a photo of the document.',
  /** Of a file of the right type whose content cannot be read. */
  damaged:
    'We could not open this file. It may be damaged. Please save it again and choose it again, or take a photo of the document.',
  tooMany: (most: number) =>
    `Document upload failed: You can upload a max of ${String(most)} documents at a time. Please try again.`,
  tooLarge:
    'The request size was too large. Please remove some document(s) and try again. Only 32MB can be uploaded at once.',
});

function hasDocumentExtension(filename: string): boolean {
  const [, extension = ''] = /.\.([^.]+)$/.exec(filename) ?? [];
  return documentExtensions.includes(extension.toLowerCase());
}
