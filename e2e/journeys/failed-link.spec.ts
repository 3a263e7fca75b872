import { confirmProfile } from '../support/confirm-profile.ts';
import { expect, inventEmail, test } from '../support/journey.ts';
import { askForLink, logOut } from '../support/sign-in.ts';

const partner = 'river-city-small-business';

test('a link that was used once says so and leads back to a new one [P697] [P704] [P705] [P706]', async ({
  page,
  request,
  look,
}) => {
  const link = await askForLink(page, request, partner, inventEmail());
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await confirmProfile(page);
  await logOut(page);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'There was an issue using the magic link:' })).toBeVisible();
  await expect(
    page.getByText(
      'The sign-in link has already been used once, is expired, or is invalid. Please request a new link.',
    ),
  ).toBeVisible();
  const again = page.getByRole('link', { name: 'Click here to try signing in again' });
  expect((await again.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await again.evaluate((link) => getComputedStyle(link).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
  await look('used-link');

  await again.click();
  await expect(page).toHaveURL(new RegExp(`/${partner}/identity/signin$`));
});

test('a link that lost its end says that it is invalid [P703]', async ({ page, look }) => {
  await page.goto(`/${partner}/identity/magicLink`);
  await expect(page.getByText('The signin link was invalid')).toBeVisible();
  await look('invalid-link');
});
