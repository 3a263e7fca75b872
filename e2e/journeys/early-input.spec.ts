import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import { expect, inventEmail, test } from '../support/journey.ts';

/** A line on which the page arrives, while its scripts wait until they are let through. */
async function holdScripts(page: Page, app: 'portal' | 'console'): Promise<() => void> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route(new RegExp(`/assets/${app}/.*\\.js`), async (route) => {
    await opened;
    await route.continue();
  });
  return () => gate.emit('open');
}

test('what a person types and presses before the scripts arrive is kept', async ({ page, look }) => {
  const email = inventEmail();
  const letThrough = await holdScripts(page, 'portal');
  await page.goto('/home-child-care-cash/identity/signin', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expect(page).toHaveURL(/\/identity\/signin$/);
  letThrough();
  await expect(page.getByRole('heading', { name: 'Email Sent' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await look('email-sent-after-early-press');
});

test('a password typed before the scripts arrive never becomes part of the address', async ({ page }) => {
  const letThrough = await holdScripts(page, 'console');
  await page.goto('/partner/home-child-care-cash/sign-in', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('nobody@mail.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong 7 lantern!');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).not.toHaveURL(/\?/);
  letThrough();
  await expect(page.getByText(/Incorrect email address or password/)).toBeVisible();
});
