import { test } from '../support/journey.ts';

test('every component is accessible', async ({ page, look }) => {
  await page.goto('/dev/gallery?brand=green&theme=light');
  await look('gallery-green-light');
});
