import { readHead } from './read-part.ts';

/** The best phones make 200 million; a bomb says thousands of millions. */
const mostPixels = 250_000_000;

/** Whether a picture's header is whole and names a size that can be decoded. Nothing is decoded for it. */
export async function isSmallPicture(path: string, kind: string): Promise<boolean> {
  const pixels = kind === 'heic' ? await countHeicPixels(path) : await countPixels(path);
  return pixels !== undefined && pixels > 0 && pixels <= mostPixels;
}

async function countPixels(path: string): Promise<number | undefined> {
  const { default: sharp } = await import('sharp');
  // It would keep files open after they were removed, and know a path by the file that was there before.
  sharp.cache(false);
  try {
    const { width, height, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata();
    return width * height * Math.min(pages, 1000);
  } catch {
    // Whatever the decoder says about a header it cannot read, it is no picture for us.
    return undefined;
  }
}

/** The sizes stand in `ispe` boxes: four bytes of version, then width and height. The largest is the picture. */
async function countHeicPixels(path: string): Promise<number | undefined> {
  const head = await readHead(path, 1024 * 1024);
  let most: number | undefined;
  for (
    let at = head.indexOf('ispe');
    at !== -1 && at + 16 <= head.length;
    at = head.indexOf('ispe', at + 4)
  ) {
    most = Math.max(most ?? 0, head.readUInt32BE(at + 8) * head.readUInt32BE(at + 12));
  }
  return most;
}
