import { readFile } from 'node:fs/promises';
import { renderPicture } from './render-picture.mjs';

const mostPixels = 60_000_000;

/**
 * The first picture of a HEIC file, which phones make and browsers do not show. The decoder wants the file whole.
 * @param {string} path
 */
export async function renderHeic(path) {
  const { default: heif } = await import('libheif-js/wasm-bundle.js');
  const [image] = new heif.HeifDecoder().decode(await readFile(path));
  if (!image) return undefined;
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > mostPixels) return undefined;
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const drawn = await new Promise((resolve) => {
    image.display(target, resolve);
  });
  return drawn ? renderPicture(drawn.data, { width, height, channels: 4 }) : undefined;
}
