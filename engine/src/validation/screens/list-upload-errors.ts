export const documentExtensions = 'heic heif jpg jpeg png webp pdf doc docx csv xls xlsx'.split(' ');
export const maxDocuments = 100;

/** For one file and for all files of a request together. */
export const maxUploadBytes = 32 * 1024 * 1024;

/** What is wrong with the files that someone chose, beside the documents that the field has already. */
export function listUploadErrors(
  files: readonly { readonly name: string; readonly size: number }[],
  documentCount = 0,
): string[] {
  const errors: string[] = [];
  if (!files.every(({ name }) => hasDocumentExtension(name))) {
    errors.push(wrongUploadType);
  } else if (files.some(({ size }) => size === 0)) {
    errors.push(emptyUpload);
  }
  if (files.length + documentCount > maxDocuments) {
    errors.push(
      `Document upload failed: You can upload a max of ${String(maxDocuments)} documents at a time. Please try again.`,
    );
  }
  if (files.reduce((bytes, { size }) => bytes + size, 0) > maxUploadBytes) errors.push(uploadTooLarge);
  return errors;
}

export const wrongUploadType = 'Only images, pdfs, word documents, or excel files are allowed.';

const emptyUpload =
  'This file is empty. Please save it again and choose it again, or take a photo of the document.';

/** What is said of a file of the right type whose content cannot be read. */
export const damagedUpload =
  'We could not open this file. It may be damaged. Please save it again and choose it again, or take a photo of the document.';

export const uploadTooLarge =
  'The request size was too large. Please remove some document(s) and try again. Only 32MB can be uploaded at once.';

function hasDocumentExtension(filename: string): boolean {
  const [, extension = ''] = /.\.([^.]+)$/.exec(filename) ?? [];
  return documentExtensions.includes(extension.toLowerCase());
}
