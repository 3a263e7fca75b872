const longestSide = 1600;
const mostPixels = 250_000_000;

/**
 * A picture made anew: nothing of the file but its pixels is in it. Turned upright first, because the note about how
 * the camera was held goes with the rest of the notes.
 * @param {string | Uint8Array} source A path, a picture, or pixels with their size.
 * @param {{ width: number, height: number, channels: 4 }} [raw]
 */
export async function renderPicture(source, raw) {
  const { default: sharp } = await import('sharp');
  try {
    const picture = await sharp(source, {
      limitInputPixels: mostPixels,
      failOn: 'error',
      ...(raw && { raw }),
    })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      // Half the work of the usual effort of 4, for pictures that are 3% larger.
      .webp({ quality: 80, effort: 2 })
      .timeout({ seconds: 100 })
      .toBuffer();
    return { picture, text: '' };
  } catch {
    // A picture that is whole at its head may be broken further down; it is kept, and shown as a tile.
    return { text: '' };
  }
}
