import { accountTypes, labelOfButton, type Question, type Step } from '@handrail/engine';
import type { Locator } from '@playwright/test';
import { named } from '../accessible-name.ts';
import type { Desk } from '../fields/field-at.ts';
import type { Walk } from './walk-application.ts';

/** The pages whose values are kept apart from the answers, so that no set of answers has them. */
export type ApartLayout = 'bankAccount' | 'w9';

export function isApart(layout: Question['layout']): layout is ApartLayout {
  return layout === 'bankAccount' || layout === 'w9';
}

/** Fills in such a page and goes on; the form knows from then on that it was given. */
export async function fillApart(desk: Desk, walk: Walk, step: Step, layout: ApartLayout): Promise<void> {
  const { page, hand, form } = desk;
  if (layout === 'bankAccount') await fillBankAccount(desk);
  else await fillTaxForm(desk);
  await walk.glance(layout === 'bankAccount' ? 'bank-account' : 'w9');
  const button = page.getByRole('button', { name: labelOfButton(form, step), exact: true });
  form.changeSettings(layout === 'bankAccount' ? { hasBankAccount: true } : { hasW9: true, needsW9: false });
  await hand.press(button);
}

type Hands = Pick<Desk, 'page' | 'hand'>;

/** Types a bank account, each number twice. */
export async function fillBankAccount(desk: Hands): Promise<void> {
  await pick(desk, 'Account Type', accountTypes('en').checking);
  for (const label of ['Routing Number', 'Confirm Routing Number']) await type(desk, label, '021000021');
  for (const label of ['Account Number', 'Confirm Account Number']) await type(desk, label, '000123456789');
}

async function fillTaxForm(desk: Desk): Promise<void> {
  const { page, hand, copyValues } = desk;
  await pick(desk, 'Tax classification', 'Individual');
  const name = copyValues.applicantName ?? '';
  await type(desk, 'Name', name);
  await type(desk, 'Street Address', '12 Pier Street');
  await type(desk, 'City', 'Albany');
  await hand.select(page.getByRole('combobox', { name: named('State') }), 'New York');
  await type(desk, 'Zip Code', '12207');
  await pick(desk, 'Taxpayer identification number', 'Social Security Number (SSN)');
  await type(desk, 'SSN', '219099999');
  await type(desk, 'Signature', name);
}

async function pick({ page, hand }: Hands, label: string, choice: string): Promise<void> {
  const group = page.getByRole('radiogroup', { name: named(label) });
  await hand.pick(group.getByRole('radio', { name: choice, exact: true }), group);
}

async function type({ page, hand }: Hands, label: string, text: string): Promise<void> {
  // What hides what is typed has no role of its own.
  const field: Locator = page.getByRole('main').getByLabel(named(label));
  await hand.type(field, text);
}
