import { test } from '../support/journey.ts';

const looks = [
  { brand: 'green', theme: 'light' },
  { brand: 'yellow', theme: 'light' },
  { brand: 'grey', theme: 'light' },
  { brand: 'navy', theme: 'dark' },
];

for (const { brand, theme } of looks) {
  test(`every component is accessible in ${brand}, ${theme}`, async ({ page, look }) => {
    await page.goto(`/dev/gallery?brand=${brand}&theme=${theme}`);
    await look(`gallery-${brand}-${theme}`);
  });
}
