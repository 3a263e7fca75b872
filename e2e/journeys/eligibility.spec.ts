import type { Page } from '@playwright/test';
import { confirmProfile } from '../support/confirm-profile.ts';
import { expect, inventEmail, test } from '../support/journey.ts';
import { readLinkFor } from '../support/mailbox.ts';
import { startApplication } from '../support/start-application.ts';

/** Answers where one lives by a ZIP code, and how many one is. */
async function sayHousehold(page: Page, zip: string, place: RegExp, size: string): Promise<void> {
  await page.getByRole('combobox', { name: /Where do you live\?/ }).fill(zip);
  await page.getByRole('option', { name: place }).first().click();
  await page.getByLabel(/How many people are in your household\?/).selectOption(size);
  await expect(page.getByLabel('Maximum household income')).toHaveValue(/^\$[\d,]+$/);
  await page
    .getByRole('radiogroup', { name: /above this amount/ })
    .getByLabel('No')
    .check();
}

async function answerYes(page: Page, ...questions: readonly RegExp[]): Promise<void> {
  for (const name of questions) await page.getByRole('radiogroup', { name }).getByLabel('Yes').check();
}

test('a student checks, opens an account and is not asked again [P279] [P285] [P287] [P288] [P295] [P296]', async ({
  page,
  request,
  look,
}) => {
  const email = inventEmail();
  await page.goto('/bayview-college-fund/eligibility');
  await expect(page.getByText('8 answers are missing')).toBeVisible();
  await look('eligibility');

  await page.getByRole('button', { name: 'Check Eligibility' }).click();
  await expect(page.getByText('Please answer this question').first()).toBeVisible();
  await look('eligibility-missing');

  await answerYes(page, /student of Bayview/, /enrolled in classes/, /filed the FAFSA/);
  await page.getByLabel(/What do you need help with most\?/).selectOption('Food');
  await sayHousehold(page, '94102', /San Francisco/, '8+');
  await page.getByLabel(/How many exactly\?/).fill('9');
  await page.getByLabel(/What is your student ID\?/).fill('B00412877');
  await page.getByRole('button', { name: 'Check Eligibility' }).click();
  await expect(page.getByRole('heading', { name: 'You are eligible to apply!' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Emergency Aid Grant' })).toBeVisible();
  await look('eligibility-eligible');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('This is not a guarantee')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Email me this result' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByLabel('Use my answers to fill in my application').check();
  await page.getByRole('link', { name: 'Create Your Free Account' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expect(page.getByRole('heading', { name: 'Email Sent' })).toBeVisible();
  await page.goto(await readLinkFor(request, email, /magicLink/));
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await confirmProfile(page);

  const id = await startApplication(page, 'Emergency Aid Grant');
  await page.goto(`/bayview-college-fund/application/${id}/questions/studentInfo`);
  await expect(page.getByLabel('Student ID')).toHaveValue('B00412877');
  await expect(page.getByText(/^From your eligibility check on /).first()).toBeVisible();
  await look('eligibility-carried');
});

test('a tenant has the result mailed and goes on with it on another device', async ({
  page,
  browser,
  request,
  look,
}) => {
  const email = inventEmail();
  await page.goto('/empire-housing/eligibility');
  await page.getByLabel(/Do you rent your home\?/).selectOption('I rent my home, or I want to rent one');
  await sayHousehold(page, '11201', /Kings County/, '3');
  await page.getByLabel(/How far behind/).selectOption('Up to two months');
  await page.getByLabel(/name of your landlord/).fill('Grand Homes');
  await page.getByRole('button', { name: 'Check Eligibility' }).click();
  await expect(page.getByRole('heading', { name: 'You are eligible to apply!' })).toBeVisible();
  await page.getByRole('button', { name: 'Email me this result' }).click();
  await look('eligibility-mail');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send the email' }).click();
  await expect(page.getByText(`We are sending the result to ${email}`)).toBeVisible();

  const link = await readLinkFor(request, email, /eligibility#check=/);
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByText(/We filled in your answers of /)).toBeVisible();
  await expect(other.getByLabel(/name of your landlord/)).toHaveValue('Grand Homes');
  await expect(other.getByRole('combobox', { name: /Where do you live\?/ })).toHaveValue(/Kings County, NY/);
  expect(other.url()).not.toContain('check=');
  await look('eligibility-by-link', other);
  await other.getByRole('button', { name: 'Check Eligibility' }).click();
  await expect(other.getByRole('heading', { name: 'You are eligible to apply!' })).toBeVisible();
  await other.context().close();
});

test('a dead line loses no answer, and the next try works', async ({ page, context }) => {
  await page.goto('/empire-housing/eligibility');
  await page.getByLabel(/Do you rent your home\?/).selectOption('I rent my home, or I want to rent one');
  await sayHousehold(page, '11201', /Kings County/, '3');
  await page.getByLabel(/How far behind/).selectOption('Up to two months');
  await page.getByLabel(/name of your landlord/).fill('Grand Homes');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Check Eligibility' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'We could not check your answers. They are still here.',
  );
  await expect(page.getByLabel(/name of your landlord/)).toHaveValue('Grand Homes');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Check Eligibility' }).click();
  await expect(page.getByRole('heading', { name: 'You are eligible to apply!' })).toBeVisible();
});

test('the check needs no pointer', async ({ page }) => {
  await page.goto('/empire-housing/eligibility');
  await expect(page.getByRole('button', { name: 'Check Eligibility' })).toBeEnabled();
  await page.getByLabel(/Do you rent your home\?/).focus();
  await page.keyboard.type('I rent');
  await page.keyboard.press('Tab');
  await page.keyboard.type('11201');
  await expect(page.getByRole('option', { name: /Kings County/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Up');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Grand Homes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /eligible to apply/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your result' })).toBeFocused();
});
