import type { APIRequestContext, Page } from '@playwright/test';
import { shortAnswers } from '../../programs/src/emergency-aid/emergency-aid.answers.ts';
import { housingVoucherAnswerSets } from '../../programs/src/housing-voucher/housing-voucher.answers.ts';
import { bayviewCollegeFund } from '../../server/src/demo/partners/bayview-college-fund.ts';
import { empireHousing } from '../../server/src/demo/partners/empire-housing.ts';
import { applyAfterCheck } from '../support/apply-after-check.ts';
import { confirmProfile } from '../support/confirm-profile.ts';
import { expect, inventEmail, test } from '../support/journey.ts';
import { readLinkFor } from '../support/mailbox.ts';

const applicantName = 'Robin Vale';

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

/** Opens an account by the link that Create Your Free Account leads to, up to the home page. */
async function createAccount(page: Page, request: APIRequestContext, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expect(page.getByRole('heading', { name: 'Email Sent' })).toBeVisible();
  await page.goto(await readLinkFor(request, email, /magicLink/));
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await confirmProfile(page, applicantName);
}

test('a student checks, opens an account and submits, and is asked nothing twice [P279] [P280] [P285] [P286] [P287] [P288] [P291] [P293] [P294] [P295] [P296]', async ({
  page,
  request,
  hasTouch,
  look,
}) => {
  test.setTimeout(300_000);
  const applicantEmail = inventEmail();
  await page.goto('/river-city-small-business/eligibility');
  await expect(page).toHaveURL(/river-city-small-business\/identity\/signin$/);
  await page.goto('/bayview-college-fund/identity/signin');
  await page.getByRole('link', { name: 'Check if you are eligible' }).click();
  await expect(page.getByText('8 answers are missing')).toBeVisible();
  await look('eligibility');

  await page.getByRole('button', { name: 'Check Eligibility' }).click();
  await expect(page.getByText('Please answer this question').first()).toBeVisible();
  await look('eligibility-missing');

  await answerYes(page, /student of Bayview/, /enrolled in classes/, /filed the FAFSA/);
  await page.getByLabel(/What do you need help with most\?/).selectOption('Tuition');
  await sayHousehold(page, '94102', /San Francisco/, '8+');
  await page.getByLabel(/How many exactly\?/).fill('9');
  await page.getByLabel(/What is your student ID\?/).fill('B00412877');
  await page.getByRole('button', { name: 'Check Eligibility' }).click();
  await expect(
    page.getByRole('heading', { name: "You're ineligible to apply for assistance." }),
  ).toBeVisible();
  await look('eligibility-ineligible');
  await page.getByLabel(/What do you need help with most\?/).selectOption('Food');
  await page.getByRole('button', { name: 'Recheck Eligibility' }).click();
  await expect(page.getByRole('heading', { name: 'You are eligible to apply!' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Emergency Aid Grant' })).toBeVisible();
  await look('eligibility-eligible');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('This is not a guarantee')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Email me this result' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByLabel('Use my answers to fill in my application').check();
  await page.getByRole('link', { name: 'Create Your Free Account' }).click();
  await createAccount(page, request, applicantEmail);
  await page.goto('/bayview-college-fund/eligibility');
  await expect(page).toHaveURL(/bayview-college-fund\/application\/portal$/);

  await applyAfterCheck({
    ...{ page, hasTouch, look, applicantName, applicantEmail, partner: bayviewCollegeFund },
    definitionKey: 'emergency-aid',
    answers: {
      ...shortAnswers,
      ...{ studentId: 'B00412877', filedFafsa: 'yes', applicableEmergencyCategories: ['food'] },
      ...{ foodPersistence: 'never', unbalancedMeals: 'sometimes', hasSkippedMealsInPastMonth: 'no' },
      foodChallenges: ['none'],
    },
    carried: {
      studentId: 'B00412877',
      filedFafsa: 'FAFSA',
      applicableEmergencyCategories: 'Kinds of help',
    },
  });
});

test('a tenant loses the line, has the result mailed, and submits on another device', async ({
  context,
  browser,
  request,
  hasTouch,
  look,
}) => {
  test.setTimeout(300_000);
  const applicantEmail = inventEmail();
  // A page whose line breaks says so in its console.
  const page = await context.newPage();
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
  await look('eligibility-dead-line', page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Check Eligibility' }).click();
  await expect(page.getByRole('heading', { name: 'You are eligible to apply!' })).toBeVisible();
  await page.getByRole('button', { name: 'Email me this result' }).click();
  await page.getByLabel('Email address').fill(applicantEmail);
  await look('eligibility-mail', page);
  await page.getByRole('button', { name: 'Send the email' }).click();
  await expect(page.getByText(`We are sending the result to ${applicantEmail}`)).toBeVisible();
  await look('eligibility-mailed', page);

  const link = await readLinkFor(request, applicantEmail, /eligibility#check=/);
  const device = await browser.newContext({ viewport: page.viewportSize(), hasTouch });
  const other = await device.newPage();
  await other.goto(link);
  await expect(other.getByText(/We filled in your answers from /)).toBeVisible();
  await expect(other.getByLabel(/name of your landlord/)).toHaveValue('Grand Homes');
  await expect(other.getByRole('combobox', { name: /Where do you live\?/ })).toHaveValue(/Kings County, NY/);
  expect(other.url()).not.toContain('check=');
  await look('eligibility-by-link', other);
  await other.getByRole('button', { name: 'Check Eligibility' }).click();
  await other.getByRole('link', { name: 'Create Your Free Account' }).click();
  await createAccount(other, request, applicantEmail);

  // Whoever is signed in is led home by the same link, with its answers.
  await other.goto(link);
  await other.getByRole('button', { name: 'Use my answers' }).click();
  await expect(other.getByText(/^Your answers from .* are ready$/)).toBeVisible();
  expect(other.url()).not.toContain('check=');
  await look('eligibility-offer', other);
  const [tenant] = housingVoucherAnswerSets;
  await applyAfterCheck({
    ...{ page: other, hasTouch, look, applicantName, applicantEmail, partner: empireHousing },
    definitionKey: 'housing-voucher',
    answers: { ...tenant?.answers, 'address.landlord.contactName': 'Grand Homes' },
    carried: { applicantType: "'Tenant'", 'address.landlord.contactName': 'Grand Homes' },
  });
  await device.close();
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
