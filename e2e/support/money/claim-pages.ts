import { expect, type Page } from '@playwright/test';
import { named } from '../../driver/accessible-name.ts';
import type { Awards } from './open-awards.ts';

type Payee = Pick<Awards, 'partner' | 'email' | 'password'>;

/** Signs the payee in with their password. */
export async function signPayeeIn(page: Page, { partner, email, password }: Payee): Promise<void> {
  await page.goto(`/${partner}/identity/basic`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** Opens the claim of an award and goes past the choice of a method and its explanation. */
export async function chooseMethod(
  page: Page,
  { partner }: Pick<Awards, 'partner'>,
  awardId: string,
  method: string,
): Promise<void> {
  await page.goto(`/${partner}/claim/${awardId}/payment-method`);
  await page.getByRole('radio', { name: method }).check();
  await goOn(page);
  await expect(heading(page, 'How It Works')).toBeFocused();
  await goOn(page);
}

export async function enterRoutingNumber(page: Page, number: string): Promise<void> {
  await expect(heading(page, 'What is your routing number?')).toBeVisible();
  for (const label of ['Routing Number', 'Confirm Routing Number'])
    await page.getByLabel(named(label)).fill(number);
  await goOn(page);
}

export async function enterAccount(page: Page, number: string): Promise<void> {
  await page.getByRole('radio', { name: 'Checking' }).check();
  await goOn(page);
  await enterAccountNumber(page, number);
}

export async function enterAccountNumber(page: Page, number: string): Promise<void> {
  await expect(heading(page, 'What is your account number?')).toBeVisible();
  for (const label of ['Account Number', 'Confirm Account Number'])
    await page.getByLabel(named(label)).fill(number);
  await goOn(page);
}

export async function submitClaim(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit My Claim' }).click();
}

/** Signs the payee in and has an award paid into a checking account, as far as "on its way". */
export async function claimByDeposit(page: Page, payee: Payee, awardId: string): Promise<void> {
  await signPayeeIn(page, payee);
  await chooseMethod(page, payee, awardId, 'Direct deposit');
  await enterRoutingNumber(page, '021000021');
  await enterAccount(page, '123456789');
  await submitClaim(page);
  await expect(heading(page, 'Your money is on its way')).toBeVisible();
}

/** The money has arrived: the page of the payment says so, with its method. */
export async function expectArrived(
  page: Page,
  { partner, caseId }: Awards,
  awardId: string,
  method: string,
): Promise<void> {
  await page.goto(`/${partner}/case/${caseId}/fulfillment/${awardId}/details`);
  await expect(heading(page, 'Rental Relief Payment Details')).toBeVisible();
  await expect(page.getByText(method).first()).toBeVisible();
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
}
