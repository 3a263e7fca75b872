import { fileTypeFromFile } from 'file-type';

import { findCompoundKind } from './compound-file.ts';
import { looksLikeTable } from './csv-text.ts';
import { type FileKind, toFileKind } from './file-kind.ts';
import { hidesAnotherFile } from './hidden-file.ts';
import { isSmallPicture } from './picture-size.ts';
import { hasFewPages } from './pdf-pages.ts';
import { findOfficeKind } from './office-container.ts';

/** A file in a temporary place, with the name that its sender gave it. */
export interface InspectedFile {
  readonly filename: string;
  readonly path: string;
  readonly size: number;
  readonly sha256: Buffer;
}

/** What a file is by its content, or undefined when that is nothing we take or not what its name says. */
export async function identifyFile({ filename, path }: InspectedFile): Promise<FileKind | undefined> {
  const named = toFileKind(filename);
  if (!named || (await findKind(path, named)) !== named.kind) return undefined;
  if (await hidesAnotherFile(path, named.kind)) return undefined;
  return named;
}

/** Whether a file that was not identified is of the type that its name says, or of none, and just cannot be read. */
export async function isDamaged({ filename, path }: InspectedFile): Promise<boolean> {
  const named = toFileKind(filename);
  if (!named || named.kind === 'csv' || (await hidesAnotherFile(path, named.kind))) return false;
  const mime = (await fileTypeFromFile(path))?.mime;
  return mime === undefined || mimesOf[named.kind].includes(mime);
}

async function findKind(path: string, named: FileKind): Promise<FileKind['kind'] | undefined> {
  const mime = (await fileTypeFromFile(path))?.mime;
  switch (named.kind) {
    case 'csv':
      // The UTF-16 byte order mark looks like the start of an MP3 file.
      return (mime === undefined || mime === 'audio/mpeg') && (await looksLikeTable(path))
        ? 'csv'
        : undefined;
    case 'doc':
    case 'xls':
      return mime === 'application/x-cfb' ? findCompoundKind(path) : undefined;
    case 'docx':
    case 'xlsx':
      return findOfficeKind(path);
    case 'pdf':
      return mime === 'application/pdf' && (await hasFewPages(path)) ? 'pdf' : undefined;
    case 'heic':
    case 'jpeg':
    case 'png':
    case 'webp':
      return pictureMimes[named.kind].includes(mime ?? '') && (await isSmallPicture(path, named.kind))
        ? named.kind
        : undefined;
  }
}

const pictureMimes: Record<'heic' | 'jpeg' | 'png' | 'webp', readonly string[]> = {
  heic: ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  jpeg: ['image/jpeg'],
  png: ['image/png', 'image/apng'],
  webp: ['image/webp'],
};

const mimesOf: Record<Exclude<FileKind['kind'], 'csv'>, readonly string[]> = {
  doc: ['application/x-cfb'],
  xls: ['application/x-cfb'],
  docx: ['application/zip', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  xlsx: ['application/zip', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  pdf: ['application/pdf'],
  ...pictureMimes,
};
