import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import {
  chooseMethod,
  enterAccount,
  enterRoutingNumber,
  heading,
  signPayeeIn,
  submitClaim,
} from '../support/money/claim-pages.ts';
import { openMoneyDesk } from '../support/money/open-money-desk.ts';
import { enterStaffPassword } from '../support/staff-sign-in.ts';

/** Goes on by Tab until the focus is on something of this name. */
async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'link' | 'textbox' = 'button') {
  const goal = page.getByRole(role, { name }).last();
  await expect(goal).toBeVisible();
  for (let step = 0; step < 80; step += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(name)}`);
}

test('every page about money can be read and used by keyboard alone', async ({ browser, look }) => {
  test.setTimeout(300_000);
  const desk = await openMoneyDesk();
  const home = `/partner/${desk.partner}`;
  const open = async (width = 1280): Promise<Page> =>
    (await browser.newContext({ baseURL: desk.address, viewport: { width, height: 900 } })).newPage();
  const admin = await open();
  await enterStaffPassword(admin, desk.partner, desk.admin);
  await expect(heading(admin, 'Cases')).toBeVisible();

  for (const [path, title] of [
    ['payments', 'Payments'],
    ['payments/exceptions', 'Exceptions'],
    ['payments/batches', 'Batches'],
    ['payments/providers', 'Providers'],
    ['payments/vendors', 'Vendors'],
    ['payments/external', 'Paid outside of the portal'],
    ['payments/settings', 'Payment settings'],
    ['taxes', 'Taxes'],
    ['funds', 'Funds'],
  ] as const)
    await test.step(`${title} at a desk and on a phone`, async () => {
      await admin.setViewportSize({ width: 1280, height: 900 });
      await admin.goto(`${home}/${path}`);
      await expect(heading(admin, title)).toBeVisible();
      await expect(admin.getByText('Loading', { exact: true })).toHaveCount(0);
      await look(`money-page-${path.replace('/', '-')}`, admin);
      await admin.setViewportSize({ width: 320, height: 800 });
      await look(`money-page-${path.replace('/', '-')}-narrow`, admin);
    });
  await admin.setViewportSize({ width: 1280, height: 900 });

  await test.step('Payments is marked in the navigation on Taxes too', async () => {
    await admin.goto(`${home}/taxes`);
    const navigation = admin.getByRole('navigation', { name: 'Console' });
    await expect(navigation.getByRole('link', { name: 'Payments' })).toHaveAttribute('aria-current', 'page');
  });

  await test.step('a batch is prepared and approved by keyboard, and the focus comes back', async () => {
    const payee = await open();
    const person = { ...desk.claimable.payee, partner: desk.partner };
    await signPayeeIn(payee, person);
    await chooseMethod(payee, person, desk.claimable.awardId, 'Direct deposit');
    await enterRoutingNumber(payee, '021000021');
    await enterAccount(payee, '123456789');
    await submitClaim(payee);
    await expect(heading(payee, 'Your money is on its way')).toBeVisible();

    const officer = await open();
    await enterStaffPassword(officer, desk.partner, desk.officer);
    await expect(heading(officer, 'Cases')).toBeVisible();
    await officer.goto(`${home}/payments/batches`);
    await tabTo(officer, 'Prepare batch');
    await officer.keyboard.press('Enter');
    await expect(officer.getByText('You prepared this batch, so someone else approves it')).toBeVisible();

    await admin.goto(officer.url());
    await tabTo(admin, 'Approve');
    await admin.keyboard.press('Enter');
    const dialog = admin.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await look('money-page-approve', admin);
    await admin.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(admin.getByRole('button', { name: 'Approve', exact: true })).toBeFocused();
    await admin.keyboard.press('Enter');
    await tabTo(admin, 'Approve');
    await admin.keyboard.press('Enter');
    await expect(admin.getByText('The batch was approved')).toBeVisible();
    await look('money-page-batch', admin);
  });

  await test.step('dialogs of vendors and taxes pass the same look', async () => {
    await admin.goto(`${home}/payments/vendors`);
    await admin
      .getByRole('button', { name: /Add a vendor/ })
      .first()
      .click();
    await expect(admin.getByRole('dialog')).toBeVisible();
    await look('money-page-vendor', admin);
    await admin.goto(`${home}/taxes`);
    await admin.getByRole('button', { name: 'Export for IRIS' }).click();
    await expect(admin.getByRole('dialog')).toBeVisible();
    await look('money-page-iris', admin);
  });
  await desk.close();
});
