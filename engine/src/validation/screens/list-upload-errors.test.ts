import { describe, expect, it } from 'vitest';
import { listUploadErrors } from './list-upload-errors.ts';

const wrongKind = 'Only images, pdfs, word documents, or excel files are allowed.';
const tooMany = 'Document upload failed: You can upload a max of 100 documents at a time. Please try again.';
const tooLarge =
  'The request size was too large. Please remove some document(s) and try again. Only 32MB can be uploaded at once.';
const mebibyte = 1024 * 1024;

describe('listUploadErrors', () => {
  it.each(['heic', 'heif', 'jpg', 'jpeg', 'png', 'webp', 'pdf', 'doc', 'docx', 'csv', 'xls', 'xlsx', 'PDF'])(
    'takes .%s [P555]',
    (extension) => {
      expect(listUploadErrors('en', [{ name: `my.lease.${extension}`, size: 1 }])).toEqual([]);
    },
  );

  it.each(['lease.exe', 'lease.pdf.zip', 'lease.svg', 'lease', 'pdf', '.pdf', 'lease.'])(
    'refuses %s [P556]',
    (name) => {
      expect(listUploadErrors('en', [toFile('lease.pdf'), toFile(name)])).toEqual([wrongKind]);
    },
  );

  it.each([
    [100, 0, []],
    [101, 0, [tooMany]],
    [1, 99, []],
    [1, 100, [tooMany]],
  ])('answers %i files beside %i documents with %o [P557] [P558]', (count, documentCount, errors) => {
    expect(listUploadErrors('en', Array<File>(count).fill(toFile('lease.pdf')), documentCount)).toEqual(
      errors,
    );
  });

  it('takes 32 MB in one request and not a byte more [P559]', () => {
    const half = toFile('lease.pdf', 16 * mebibyte);
    expect(listUploadErrors('en', [half, half])).toEqual([]);
    expect(listUploadErrors('en', [half, half, toFile('note.pdf', 1)])).toEqual([tooLarge]);
  });

  it('takes 32 MB in one file and not a byte more [P560]', () => {
    expect(listUploadErrors('en', [toFile('lease.pdf', 32 * mebibyte)])).toEqual([]);
    expect(listUploadErrors('en', [toFile('lease.pdf', 32 * mebibyte + 1)])).toEqual([tooLarge]);
  });

  it('says of an empty file that it is empty, which is no wrong type', () => {
    expect(listUploadErrors('en', [toFile('lease.pdf', 0)])).toEqual([
      'This file is empty. Please save it again and choose it again, or take a photo of the document.',
    ]);
    expect(listUploadErrors('en', [toFile('lease.exe', 0)])).toEqual([wrongKind]);
  });

  it('lists everything that is wrong', () => {
    expect(listUploadErrors('en', [toFile('film.mov', 33 * mebibyte)], 100)).toEqual([
      wrongKind,
      tooMany,
      tooLarge,
    ]);
  });
});

interface File {
  readonly name: string;
  readonly size: number;
}

function toFile(name: string, size = 1): File {
  return { name, size };
}
