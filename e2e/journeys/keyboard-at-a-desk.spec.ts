import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { openDesk } from '../support/open-desk.ts';

test('a case worker does a day at the desk by keyboard alone', async ({ page, look }) => {
  const desk = await openDesk('caseWorker');
  await desk.apply('Yolanda Okafor', '+14155550134');
  await desk.apply('Hieu Tran', '+14155550134');
  await desk.close();
  const { keyboard } = page;

  await page.goto(`/partner/${desk.partner}/sign-in`);
  await look('keys-sign-in');
  await goTo(page, page.getByLabel('Email'));
  await keyboard.type(desk.email);
  await goTo(page, page.getByLabel('Password', { exact: true }));
  await keyboard.type(desk.password);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();
  const rows = page.locator('tbody').getByRole('link');
  await expect(rows).toHaveCount(2);
  await look('keys-queue');

  await keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await look('keys-sheet');
  await keyboard.press('Escape');
  await keyboard.press('j');
  await expect(rows.nth(0)).toBeFocused();
  await keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await keyboard.press('k');
  await expect(rows.nth(0)).toBeFocused();
  await keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: 'Find a case or a command' });
  await expect(palette).toBeFocused();
  await keyboard.type('hieu');
  await expect(page.getByRole('option', { name: /Hieu Tran/ })).toHaveAttribute('aria-selected', 'true');
  await look('keys-palette');
  await keyboard.press('Tab');
  await expect(page.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(rows.nth(0)).toBeFocused();
  const [name = '', nextName = ''] = await rows.allTextContents();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('1 of 2')).toBeVisible();
  await expect(page.getByText('This may be the same person as in another case')).toBeVisible();
  await look('keys-case');
  const resolve = page.getByRole('button', { name: /^Resolve/ });
  await goTo(page, resolve);
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('keys-duplicate');
  await keyboard.press('Escape');
  await expect(resolve).toBeFocused();

  await keyboard.press('y');
  await expect(page.getByRole('button', { name: 'Fine Full name' })).toBeFocused();
  await keyboard.press('y');
  await expect(page.getByText('0 to ask again, 1 fine')).toBeVisible();
  await goTo(page, page.getByRole('button', { name: 'Ask again Rent' }));
  await keyboard.press('r');
  const form = page.getByRole('form', { name: 'Ask again: Rent' });
  await goTo(page, form.getByLabel(/Why are you asking again/));
  await keyboard.press('ArrowDown');
  await goTo(page, form.getByLabel(/What the applicant should do/));
  await keyboard.type('Please enter the rent of one month.');
  await press(page, form.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('1 to ask again, 1 fine')).toBeVisible();

  await goTo(page, page.getByLabel('Note for staff'));
  await keyboard.type('The landlord confirmed the rent.');
  await press(page, page.getByRole('button', { name: 'Add note' }));
  await expect(page.getByRole('listitem').filter({ hasText: 'The landlord confirmed' })).toBeVisible();
  await goTo(page, page.getByLabel('Message to the applicant'));
  await keyboard.type('We have one question about your rent.');
  await press(page, page.getByRole('button', { name: 'Send Message' }));
  await expect(page.getByText('Successfully sent message.')).toBeVisible();

  await keyboard.press('Control+k');
  await expect(palette).toBeFocused();
  await keyboard.type('send back');
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await goTo(page, dialog.getByLabel(/^Reason/));
  await keyboard.type('One answer is not clear yet.');
  await look('keys-send-back');
  await press(page, dialog.getByRole('button', { name: 'Send back' }));
  await expect(page.getByText('The case was sent back')).toBeVisible();

  await keyboard.press('j');
  await expect(page.getByRole('heading', { level: 1, name: nextName })).toBeVisible();
  await expect(page.getByText('2 of 2')).toBeVisible();
  await keyboard.press('g');
  await keyboard.press('c');
  await expect(page.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();
  await expect(page.getByRole('link', { name: nextName })).toBeVisible();
});

const mostSteps = 120;

/** Walks there with the Tab key. */
async function goTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < mostSteps; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(target)}`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await goTo(page, target);
  await page.keyboard.press('Enter');
}
