import type { FileKind } from '../inspection/file-kind.ts';
import { loadSharp } from '../inspection/load-sharp.ts';
import { readHead } from '../inspection/read-part.ts';
import { readOfficeText } from './read-office-text.ts';
import { type Rendering, runRenderer } from './run-renderer.ts';

export interface Preview {
  /** A picture made anew: nothing of the file but its pixels is in it. */
  readonly picture?: Buffer;
  /** The first words, for a guess at what the document is. */
  readonly text: string;
}

export const previewMimetype = 'image/webp';
const longestSide = 1600;
const mostPixels = 250_000_000;
const mostText = 20_000;

/** Makes what can be shown of a file. What cannot be drawn is shown as a tile. */
export async function makePreview(kind: FileKind['kind'], path: string): Promise<Preview> {
  switch (kind) {
    case 'jpeg':
    case 'png':
    case 'webp':
      return { ...(await toPicture(path)), text: '' };
    case 'heic':
    case 'pdf':
      return fromRendering(await runRenderer({ kind, path }));
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

async function fromRendering(rendering: Rendering | undefined): Promise<Preview> {
  const { pixels, picture, text = '' } = rendering ?? {};
  const raw = pixels && { width: pixels.width, height: pixels.height, channels: 4 as const };
  const source = pixels?.data ?? picture;
  return { ...(source && (await toPicture(source, raw))), text: text.slice(0, mostText) };
}

interface RawPixels {
  readonly width: number;
  readonly height: number;
  readonly channels: 4;
}

/** Turned upright first: the note about how the camera was held goes with the rest of the notes. */
async function toPicture(source: string | Uint8Array, raw?: RawPixels): Promise<Pick<Preview, 'picture'>> {
  const sharp = await loadSharp();
  try {
    const picture = await sharp(source, {
      limitInputPixels: mostPixels,
      failOn: 'error',
      ...(raw && { raw }),
    })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: 20 })
      .toBuffer();
    return { picture };
  } catch {
    // A picture that is whole at its head may be broken further down; it is kept, and shown as a tile.
    return {};
  }
}
