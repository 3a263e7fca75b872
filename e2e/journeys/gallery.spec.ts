import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

test('every component is accessible', async ({ page, look }) => {
  await page.goto('/dev/gallery?brand=green&theme=light');
  await look('gallery-green-light');
});

test('the contents of the gallery lead to each part', async ({ page }) => {
  await page.goto('/dev/gallery?brand=green&theme=light');
  const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  const titles = page.locator('main section > h2');
  await expect(links).toHaveText(await titles.allTextContents());
  await links.filter({ hasText: 'Tables' }).click();
  await expect(page.getByRole('heading', { name: 'Tables', level: 2 })).toBeInViewport();
});

test('an upload step is one list, not boxes in boxes', async ({ page }) => {
  await page.goto('/dev/gallery?brand=green&theme=light');
  const uploads = page.locator('fieldset:has(input[type=file])');
  await expect(uploads).not.toHaveCount(0);
  expect(await uploads.evaluateAll(listNestedBoxes)).toEqual([]);
});

test('a progress bar keeps its frame and its fill in high contrast', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/dev/gallery?brand=green&theme=light');
  const bar = page.locator('progress').first();
  await expect(bar).toHaveCSS('border-top-width', '1px');
  // Fonts that arrive late move the bar.
  await expect
    .poll(async () => new Set(await readColors(page, await bar.screenshot())))
    .toHaveProperty('size', 2);
});

/** The colors in the middle of a picture, near its left and its right edge. */
function readColors(page: Page, picture: Buffer): Promise<string[]> {
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      return [0.02, 0.98].map((share) =>
        String(context?.getImageData(bitmap.width * share, bitmap.height / 2, 1, 1).data),
      );
    },
    [...picture],
  );
}

/** What has an edge all around it inside something else that has one; a picture may have a frame. */
function listNestedBoxes(groups: Element[]): string[] {
  const isBox = (element: Element) => {
    const { borderTopWidth, borderLeftWidth, borderTopColor } = getComputedStyle(element);
    return (
      [borderTopWidth, borderLeftWidth].every((width) => width !== '0px') &&
      borderTopColor !== 'rgba(0, 0, 0, 0)'
    );
  };
  return groups
    .flatMap((group) => [...group.querySelectorAll('*')].filter(isBox).map((box) => ({ group, box })))
    .filter(({ group, box }) => {
      for (let outer = box.parentElement; outer && outer !== group; outer = outer.parentElement)
        if (isBox(outer)) return true;
      return false;
    })
    .map(({ box }) => box.outerHTML);
}
