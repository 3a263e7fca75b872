import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../../docs/images', import.meta.url));

/** Writes what the screen shows, from the top of the page, to `docs/images`, and gives the size of the file in bytes. */
export async function takePicture(page: Page, name: string): Promise<number> {
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    await document.fonts.ready;
  });
  const screen = await page.screenshot({ animations: 'disabled' });
  // A page has few colors, so a palette loses nothing that anyone sees.
  const { size } = await sharp(screen)
    .png({ palette: true, colors: 128, dither: 0, effort: 10 })
    .toFile(path.join(folder, `${name}.png`));
  return size;
}
