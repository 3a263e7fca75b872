import { expect, test } from '../support/journey.ts';

test('an unknown page leads back to the portal [P037] [P038] [P039]', async ({ page, look }) => {
  const answer = await page.goto('/empire-housing/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: "Sorry, we can't find that page" })).toBeVisible();
  await look('not-found');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/empire-housing\/identity\/signin/);
});

test('the legacy intro address leads on [P046]', async ({ page, look }) => {
  await page.goto('/empire-housing/intro');
  await expect(page).toHaveURL(/\/empire-housing\/eligibility$/);
  await look('eligibility-after-intro');
});

test('an address without a partner says so', async ({ page, look }) => {
  const answer = await page.goto('/no-such-partner');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('listitem')).toHaveText([
    /Check the address/,
    /Open the link/,
    /Ask the organization/,
  ]);
  const main = page.getByRole('main');
  // Its styles come with it, though no script takes it over.
  expect(await main.evaluate((element) => getComputedStyle(element).paddingLeft)).not.toBe('0px');
  await look('unknown-partner');
});
