import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import { getDemoProgram } from '../driver/get-demo-program.ts';
import { expect, inventEmail, test } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';
import { startApplication } from '../support/start-application.ts';

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

test('what a person answers before the questions of a pre-check can listen is kept', async ({
  page,
  look,
}) => {
  const letThrough = await holdScripts(page, 'portal');
  await page.goto('/empire-housing/eligibility', { waitUntil: 'commit' });
  await page.getByLabel(/Do you rent your home\?/).selectOption('I own my home');
  await page
    .getByRole('radiogroup', { name: /above this amount/ })
    .getByLabel('No')
    .check();
  await page.getByLabel(/name of your landlord/).fill('Grand Homes');
  await page.getByRole('button', { name: 'Check Eligibility' }).click();
  letThrough();
  await expect(page.getByText('3 answers are missing')).toBeVisible();
  await expect(page.getByText('Please answer this question')).toHaveCount(3);
  await expect(page.getByLabel(/name of your landlord/)).toHaveValue('Grand Homes');
  await expect(page.getByLabel(/Do you rent your home\?/)).toHaveValue('OWNER');
  await look('eligibility-after-early-answers');
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

test('a form is there before its scripts, and saves what was typed meanwhile', async ({
  page,
  request,
  look,
}) => {
  const { partner, programName } = getDemoProgram('capital-readiness');
  await signIn(page, request, partner, inventEmail());
  const id = await startApplication(page, programName);
  const letThrough = await holdScripts(page, 'portal');
  await page.goto(`/${partner}/application/${id}/questions/socialMedia`, { waitUntil: 'commit' });
  await page.getByLabel('Instagram').fill('/danas-bakes');
  await look('form-before-its-scripts');
  letThrough();
  await expect(page.getByText('Saving...')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Instagram')).toHaveValue('/danas-bakes');
});
