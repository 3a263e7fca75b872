const mostPixels = 60_000_000;

/**
 * The pixels of the first picture of a HEIC file, which phones make and browsers do not show.
 * @param {Uint8Array} content
 */
export async function renderHeic(content) {
  const { default: heif } = await import('libheif-js/wasm-bundle.js');
  const [image] = new heif.HeifDecoder().decode(content);
  if (!image) return undefined;
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > mostPixels) return undefined;
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const drawn = await new Promise((resolve) => {
    image.display(target, resolve);
  });
  return drawn ? { pixels: { data: new Uint8Array(drawn.data.buffer), width, height }, text: '' } : undefined;
}
