import { expect, inventEmail, test } from '../support/journey.ts';
import { readLinkFor } from '../support/mailbox.ts';
import { signIn } from '../support/sign-in.ts';

const partner = 'home-child-care-cash';

test('a person is away in the middle of typing, and finds what they typed when they come back [P471] [P472] [P473]', async ({
  page,
  request,
  look,
}) => {
  const email = inventEmail();
  await page.clock.install();
  await signIn(page, request, partner, email);
  await page.goto(`/${partner}/application/profile`);
  await page.getByRole('button', { name: 'Update information' }).click();
  const form = page.getByRole('dialog', { name: 'Update information' });
  await form.getByLabel('Street Address').fill('12 Pier Street');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((name) => name.includes('draft:'))))
    .toBe(true);

  await page.clock.fastForward('13:01');
  const warning = page.getByRole('dialog', { name: 'Are you still there?' });
  await expect(warning).toBeVisible();
  await expect(warning.getByRole('timer')).toHaveText(/^1:5\d$/);
  await look('idle-warning');
  await warning.getByRole('button', { name: 'Stay Logged In' }).click();
  await expect(warning).toBeHidden();
  await expect(form.getByLabel('Street Address')).toHaveValue('12 Pier Street');

  await page.clock.fastForward('13:01');
  await expect(warning).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(page.getByRole('heading', { name: 'Applicant sign in' })).toBeVisible();
  await expect(page.getByText('You were away for a while, so we signed you out.')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('Pier');
  await look('idle-logged-out');

  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expect(page.getByRole('heading', { name: 'Email Sent' })).toBeVisible();
  await page.goto(await readLinkFor(request, email, /magicLink.*redirect_url/));
  await expect(form.getByLabel('Street Address')).toHaveValue('12 Pier Street');
  await look('idle-typed-text-is-back');
});
