import { expect, test } from '../support/journey.ts';

/** Colors are the same at every width, so that other brands are looked at in one. */
const looks = [
  { brand: 'yellow', theme: 'light' },
  { brand: 'gray', theme: 'light' },
  { brand: 'navy', theme: 'dark' },
];

for (const { brand, theme } of looks) {
  test(`every component is accessible in ${brand}, ${theme}`, async ({ page, look }) => {
    await page.goto(`/dev/gallery?brand=${brand}&theme=${theme}`);
    // The colors come with the script: what is measured before and after is of two themes.
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    // One that is called off is over, too.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    await look(`gallery-${brand}-${theme}`);
  });
}
