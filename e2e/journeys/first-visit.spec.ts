import { confirmProfile } from '../support/confirm-profile.ts';
import { expect, inventEmail, test } from '../support/journey.ts';
import { readLinkFor } from '../support/mailbox.ts';

test('a visitor signs in by link, looks at a program and logs out [P096] [P098] [P102] [P107] [P136] [P138]', async ({
  page,
  request,
  look,
}) => {
  const email = inventEmail();
  await page.goto('/bayview-college-fund');
  await expect(page).toHaveURL(/\/bayview-college-fund\/identity\/signin/);
  await expect(page.getByRole('heading', { name: 'Applicant sign in' })).toBeVisible();
  await look('sign-in');

  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expect(page.getByRole('heading', { name: 'Email Sent' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await look('email-sent');

  await page.goto(await readLinkFor(request, email, /magicLink/));
  await expect(page).toHaveURL(/\/application\/portal$/);
  await expect(page.getByRole('heading', { name: /^Welcome, .+\.$/ })).toBeVisible();
  await confirmProfile(page);
  await expect(page.getByRole('heading', { name: 'Welcome, Robin Vale.' })).toBeVisible();
  await expect(page.getByText('Here you can find your current and past applications.')).toBeVisible();
  await look('portal-home');

  await page.getByRole('link', { name: /Start Application.*Emergency Aid Grant/ }).click();
  await expect(page.getByRole('heading', { name: 'What is emergency aid?' })).toBeVisible();
  await expect(page.getByText('up to $750')).toBeVisible();
  await look('intro-welcome');

  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'About the application process' })).toBeVisible();
  await look('intro-steps');

  await page.getByRole('button', { name: 'Log Out' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('button', { name: 'Keep Going' })).toBeVisible();
  await look('log-out-panel');
  await panel.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('heading', { name: 'Applicant sign in' })).toBeVisible();

  await page.goto('/bayview-college-fund/application/portal');
  await expect(page).toHaveURL(/\/identity\/signin/);
});
