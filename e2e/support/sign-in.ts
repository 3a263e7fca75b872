import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { confirmProfile } from './confirm-profile.ts';
import { readLinkFor } from './mailbox.ts';

/** Asks for a link on the sign-in page of a partner and gives the one that arrives by mail. */
export async function askForLink(
  page: Page,
  request: APIRequestContext,
  partner: string,
  email: string,
  usedBefore?: ReadonlySet<string>,
): Promise<string> {
  await page.goto(`/${partner}/identity/signin`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expect(page.getByRole('heading', { name: 'Email Sent' })).toBeVisible();
  return readLinkFor(request, email, /magicLink/, usedBefore);
}

/** Signs a new person in by link, up to the home page of the portal, and gives the link that was used up. */
export async function signIn(
  page: Page,
  request: APIRequestContext,
  partner: string,
  email: string,
  name?: string,
): Promise<string> {
  const link = await askForLink(page, request, partner, email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await confirmProfile(page, name);
  return link;
}

/** Logs out through the panel, back to the sign-in page. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('heading', { name: 'Applicant sign in' })).toBeVisible();
}
