import type { FileKind } from '../inspection/file-kind.ts';
import { readHead } from '../inspection/read-part.ts';
import { readOfficeText } from './read-office-text.ts';
import { runRenderer } from './run-renderer.ts';

export interface Preview {
  /** A picture made anew: nothing of the file but its pixels is in it. */
  readonly picture?: Buffer;
  /** The first words, for a guess at what the document is. */
  readonly text: string;
  /** Only a PDF has pages. */
  readonly pageCount?: number;
}

export const previewMimetype = 'image/webp';
const mostText = 20_000;

/** Makes what can be shown of a file. What cannot be drawn is shown as a tile. */
export async function makePreview(kind: FileKind['kind'], path: string): Promise<Preview> {
  switch (kind) {
    case 'heic':
    case 'jpeg':
    case 'pdf':
    case 'png':
    case 'webp':
      return draw(kind, path);
    case 'docx':
    case 'xlsx':
      return { text: (await readOfficeText(path, kind)).slice(0, mostText) };
    case 'csv':
      return { text: (await readHead(path, mostText)).toString('utf8') };
    case 'doc':
    case 'xls':
      return { text: '' };
  }
}

async function draw(kind: 'heic' | 'jpeg' | 'pdf' | 'png' | 'webp', path: string): Promise<Preview> {
  const { picture, text = '', pageCount } = (await runRenderer({ kind, path })) ?? {};
  return {
    ...(picture && { picture: Buffer.from(picture) }),
    ...(picture && pageCount !== undefined && { pageCount }),
    text: text.slice(0, mostText),
  };
}
