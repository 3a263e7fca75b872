import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { goTo, press } from '../support/keyboard.ts';
import { claimByDeposit, heading } from '../support/money/claim-pages.ts';
import { openMoneyDesk } from '../support/money/open-money-desk.ts';

const pages = [
  ['/funds', 'Funds'],
  ['/payments', 'Payments'],
  ['/payments/exceptions', 'Exceptions'],
  ['/payments/batches', 'Batches'],
  ['/payments/external', 'Paid outside of the portal'],
  ['/payments/vendors', 'Vendors'],
  ['/payments/providers', 'Providers'],
  ['/payments/settings', 'Payment settings'],
  ['/taxes', 'Taxes'],
] as const;

test('money by keyboard alone, from issuing funds to releasing a batch, and every page of it', async ({
  browser,
  look,
}) => {
  test.setTimeout(420_000);
  const desk = await openMoneyDesk();
  const home = `/partner/${desk.partner}`;
  const open = async (): Promise<Page> =>
    (await browser.newContext({ baseURL: desk.address, viewport: { width: 1280, height: 900 } })).newPage();
  const signIn = async ({ email, password }: typeof desk.officer) => {
    const page = await open();
    await page.goto(`${home}/sign-in`);
    await goTo(page, page.getByLabel('Email'));
    await page.keyboard.type(email);
    await goTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Cases')).toBeVisible();
    return page;
  };
  const officer = await signIn(desk.officer);
  const admin = await signIn(desk.admin);

  await test.step('the officer certifies and the admin issues', async () => {
    await officer.goto(`${home}/cases/${desk.caseId}`);
    const certify = 'Certify and approve';
    await press(officer, officer.getByRole('button', { name: certify }));
    await press(officer, officer.getByRole('dialog').getByRole('button', { name: certify }));
    await expect(officer.getByText('Nothing has been awarded yet.')).toBeVisible();

    await admin.goto(`${home}/cases/${desk.caseId}`);
    await press(admin, admin.getByRole('button', { name: 'Issue funds' }));
    const dialog = admin.getByRole('dialog');
    await goTo(admin, dialog.getByRole('textbox', { name: /^Amount/ }));
    await admin.keyboard.type('450');
    await look('keys-issue', admin);
    await press(admin, dialog.getByRole('button', { name: 'Issue $450.00' }));
    await expect(admin.getByText('The funds were issued')).toBeVisible();
  });

  await test.step('a payee claims, and two people release the batch', async () => {
    const payee = { ...desk.claimable.payee, partner: desk.partner };
    await claimByDeposit(await open(), payee, desk.claimable.awardId);

    await officer.goto(`${home}/payments/batches`);
    await press(officer, officer.getByRole('button', { name: 'Prepare batch' }));
    await expect(officer.getByText('The batch was prepared. Someone else approves it.')).toBeVisible();

    await admin.goto(`${home}/payments/batches`);
    const row = admin.getByRole('table', { name: 'Batches' }).getByRole('row').nth(1);
    await press(admin, row.getByRole('link').first());
    for (const [act, done] of [
      ['Approve', 'The batch was approved'],
      ['Release', 'The files are ready to download'],
    ] as const) {
      await press(admin, admin.getByRole('button', { name: act, exact: true }));
      await press(admin, admin.getByRole('dialog').getByRole('button', { name: act, exact: true }));
      await expect(admin.getByText(done)).toBeVisible();
    }
    await look('keys-batch', admin);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(`every page in ${colorScheme} colors, and on the narrowest phone`, async () => {
      await admin.emulateMedia({ colorScheme });
      for (const [path, title] of pages) {
        await admin.setViewportSize({ width: 1280, height: 900 });
        await admin.goto(`${home}${path}`);
        await expect(heading(admin, title)).toBeVisible();
        await look(`money${path.replaceAll('/', '-')}-${colorScheme}`, admin);
        await admin.setViewportSize({ width: 320, height: 640 });
        await look(`money${path.replaceAll('/', '-')}-${colorScheme}-phone`, admin);
      }
      await admin.goto(`${home}/funds`);
      await admin.getByRole('link', { name: 'Harbor Fund' }).click();
      await expect(heading(admin, 'Harbor Fund')).toBeVisible();
      await look(`money-fund-${colorScheme}-phone`, admin);
      await admin.setViewportSize({ width: 1280, height: 900 });
      await admin.getByRole('button', { name: 'Record a deposit' }).click();
      await look(`money-deposit-${colorScheme}`, admin);
    });
  await desk.close();
});
