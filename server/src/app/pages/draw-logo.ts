const size = { width: 480, height: 112 } as const;
const margin = 16;

/** A logo as a picture for mails: twice as large as shown, at the left of a white plate that every logo fits on. */
export async function drawLogo(file: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  // Drawings have no size of their own; at this density a small one stays sharp.
  return sharp(file, { density: 288 })
    .resize({
      width: size.width - 2 * margin,
      height: size.height - 2 * margin,
      fit: 'contain',
      position: 'left',
      background: '#ffffff',
    })
    .flatten({ background: '#ffffff' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#ffffff' })
    .png({ palette: true })
    .toBuffer();
}
