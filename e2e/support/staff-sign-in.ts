import { expect, type Page } from '@playwright/test';

/** Types email and password on the staff's sign-in page. */
export async function enterStaffPassword(
  page: Page,
  partner: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await page.goto(`/partner/${partner}/sign-in`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs out through the panel of the person at work. */
export async function signStaffOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Staff sign in' })).toBeVisible();
}
