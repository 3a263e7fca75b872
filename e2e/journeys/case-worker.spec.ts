import { expect, test } from '../support/journey.ts';

test('a case worker signs in and sees an empty queue [P035] [P110] [P111]', async ({ page, look }) => {
  await page.goto('/bayview-college-fund/identity/signin');
  await page.getByRole('link', { name: 'Sign In to review cases' }).click();
  await expect(page).toHaveURL(/\/partner\/bayview-college-fund/);
  await look('console-sign-in');

  await page.getByLabel('Email').fill('caseworker@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('a wrong password!1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Incorrect email address or password, please try again')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('caseworker@demo.example');

  await page.getByLabel('Password', { exact: true }).fill('handrail-demo-2026!');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();
  await look('case-queue');
});
