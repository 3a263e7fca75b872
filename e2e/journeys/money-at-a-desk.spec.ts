import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { claimByDeposit, heading } from '../support/money/claim-pages.ts';
import { openMoneyDesk } from '../support/money/open-money-desk.ts';
import { enterStaffPassword } from '../support/staff-sign-in.ts';

test("a fiscal officer's day: certify, issue, release a batch, work the exceptions and reconcile", async ({
  browser,
  look,
}) => {
  test.setTimeout(300_000);
  const desk = await openMoneyDesk();
  const home = `/partner/${desk.partner}`;
  const open = async (): Promise<Page> =>
    (await browser.newContext({ baseURL: desk.address, viewport: { width: 1280, height: 900 } })).newPage();
  const signIn = async (person: typeof desk.officer) => {
    const page = await open();
    await enterStaffPassword(page, desk.partner, person);
    await expect(heading(page, 'Cases')).toBeVisible();
    return page;
  };
  const officer = await signIn(desk.officer);
  const admin = await signIn(desk.admin);
  const dialogOf = (page: Page) => page.getByRole('dialog');

  await test.step('a second person approves a large award', async () => {
    await officer.goto(`${home}/funds`);
    const waiting = officer.getByRole('row', { name: /Beatriz Quintanilla/ });
    await expect(waiting).toContainText('$12,000.00');
    await look('money-funds', officer);
    await waiting.getByRole('button', { name: 'Approve' }).click();
    await expect(officer.getByText('The award was approved')).toBeVisible();
  });

  await test.step('the officer certifies, and someone else issues', async () => {
    await officer.goto(`${home}/cases/${desk.caseId}`);
    await officer.getByRole('button', { name: 'Certify and approve' }).click();
    await look('money-certify', officer);
    await dialogOf(officer).getByRole('button', { name: 'Certify and approve' }).click();
    await expect(officer.getByText('Nothing has been awarded yet.')).toBeVisible();
    await officer.getByRole('button', { name: 'Issue funds' }).click();
    await expect(officer.getByText(/You certified or approved this amount/)).toBeVisible();
    await look('money-not-by-certifier', officer);

    await admin.goto(`${home}/cases/${desk.caseId}`);
    await admin.getByRole('button', { name: 'Issue funds' }).click();
    await dialogOf(admin)
      .getByRole('textbox', { name: /^Amount/ })
      .fill('450');
    await look('money-issue', admin);
    await dialogOf(admin).getByRole('button', { name: 'Issue $450.00' }).click();
    await expect(admin.getByText('The funds were issued')).toBeVisible();
  });

  await test.step('a payment is held with a note, and released', async () => {
    await officer.goto(`${home}/cases/${desk.caseId}`);
    const money = officer.getByRole('region', { name: 'Money' });
    await money.getByRole('button', { name: 'Hold', exact: true }).click();
    await expect(dialogOf(officer)).toContainText('$450.00 stays obligated in Harbor Fund.');
    await dialogOf(officer).getByRole('textbox', { name: /Note/ }).fill('Waiting for the landlord');
    await dialogOf(officer).getByRole('button', { name: 'Hold', exact: true }).click();
    await expect(money).toContainText('Waiting for the landlord');
    await look('money-held', officer);
    await money.getByRole('button', { name: 'Release' }).click();
    await dialogOf(officer).getByRole('button', { name: 'Release' }).click();
    await expect(money).not.toContainText('Waiting for the landlord');
  });

  await test.step('a claimed payment waits for a batch, which two people release', async () => {
    const payee = { ...desk.claimable.payee, partner: desk.partner };
    await claimByDeposit(await open(), payee, desk.claimable.awardId);

    await officer.goto(`${home}/payments/batches`);
    await officer.getByRole('button', { name: 'Prepare batch' }).click();
    await expect(officer.getByText('The batch was prepared. Someone else approves it.')).toBeVisible();
    await look('money-batches', officer);

    await admin.goto(`${home}/payments/batches`);
    const batch = admin.getByRole('table', { name: 'Batches' }).getByRole('row').nth(1);
    await expect(batch).toContainText('$800.00');
    await batch.getByRole('link').first().click();
    for (const [act, done] of [
      ['Approve', 'The batch was approved'],
      ['Release', 'The files are ready to download'],
    ] as const) {
      await admin.getByRole('button', { name: act, exact: true }).click();
      await dialogOf(admin).getByRole('button', { name: act, exact: true }).click();
      await expect(admin.getByText(done)).toBeVisible();
    }
    await look('money-batch', admin);
    const download = admin.waitForEvent('download');
    await admin.getByRole('button', { name: 'Download the NACHA file' }).click();
    await download;
    for (const [act, done] of [
      ['Mark as sent', 'The batch was marked as sent'],
      ['Confirm as paid', /The batch was confirmed/],
    ] as const) {
      await admin.getByRole('button', { name: act, exact: true }).click();
      await dialogOf(admin).getByRole('button', { name: act, exact: true }).click();
      await expect(admin.getByText(done)).toBeVisible();
    }
  });

  await test.step('an exception gets its next step', async () => {
    await officer.goto(`${home}/payments`);
    await expect(officer.getByRole('row', { name: /Yolanda Okafor/ })).toContainText('$450.00');
    await look('money-payments', officer);
    await officer.getByRole('link', { name: 'Exceptions' }).click();
    const failed = officer.getByRole('row', { name: /Noor Aziz/ });
    await expect(failed).toContainText('The payment did not go through.');
    await look('money-exceptions', officer);
    await failed.getByRole('button', { name: 'Issue again' }).click();
    await dialogOf(officer).getByRole('button', { name: 'Issue again' }).click();
    await expect(officer.getByText('No payment needs attention')).toBeVisible();
  });

  await test.step('a sent payment is asked for back: pending, taken back, and refused', async () => {
    await officer.goto(`${home}/cases/${desk.sentCaseId}`);
    const askBack = async (amount: string) => {
      const line = officer
        .getByRole('region', { name: 'Money' })
        .getByRole('listitem')
        .filter({ hasText: amount });
      await expect(line).toContainText('Paid, on its way');
      await line.getByRole('button', { name: 'Take back' }).click();
      await expect(dialogOf(officer)).toContainText('Until then nothing changes.');
      await dialogOf(officer)
        .getByRole('textbox', { name: /Reason/ })
        .fill('The rent was paid by a friend');
      if (amount === '$500.73') await look('money-recall', officer);
      await dialogOf(officer).getByRole('button', { name: 'Take back' }).click();
      await expect(dialogOf(officer)).toBeHidden();
      return line;
    };
    const lost = await askBack('$500.73');
    await expect(lost).toContainText('The provider has not said whether it took the payment back.');
    await expect(lost).toContainText('Paid, on its way');
    const refused = await askBack('$500.72');
    await expect(refused).toContainText('It was too late to take it back.');
    await expect(refused.getByRole('button', { name: 'Take back' })).toBeHidden();
    await look('money-recall-pending', officer);
    await desk.askTheBank();
    await officer.reload();
    await expect(lost).toContainText('Taken back');
    await expect(lost.getByRole('button', { name: 'Cancel payment' })).toBeVisible();
    for (const width of [390, 1280]) {
      await officer.setViewportSize({ width, height: 900 });
      await look(`money-recalled-${String(width)}`, officer);
    }
    await officer.goto(`${home}/payments/exceptions`);
    await officer
      .getByRole('row', { name: /Wanda Petit/ })
      .getByRole('button', { name: 'Cancel payment' })
      .click();
    await dialogOf(officer)
      .getByRole('textbox', { name: /Reason/ })
      .fill('Paid by a friend');
    await dialogOf(officer).getByRole('button', { name: 'Cancel payment' }).click();
    await expect(officer.getByText('No payment needs attention')).toBeVisible();
  });

  await test.step('the daily comparison finds a difference, which an admin resolves', async () => {
    await desk.reconcile();
    await officer.goto(`${home}/funds`);
    await expect(officer.getByRole('link', { name: 'Harbor Fund' })).toBeVisible();
    await expect(officer.getByText('Differences in the books')).toBeHidden();
    await desk.miscount(100);
    await desk.reconcile();
    await officer.reload();
    await expect(officer.getByText('Differences in the books')).toBeVisible();
    await expect(officer.getByText('An admin resolves it.')).toBeVisible();
    await look('money-difference', officer);
    await desk.miscount(-100);
    await admin.goto(`${home}/funds`);
    await admin.getByRole('button', { name: 'Resolve' }).click();
    await dialogOf(admin).getByRole('textbox').fill('A restored backup counted one award twice');
    await dialogOf(admin).getByRole('button', { name: 'Resolve' }).click();
    await expect(admin.getByText('The difference was resolved')).toBeVisible();
    await desk.reconcile();
    await officer.reload();
    await expect(officer.getByText('Differences in the books')).toBeHidden();
  });

  await test.step('the statement says where every dollar is', async () => {
    await officer.getByRole('link', { name: 'Harbor Fund' }).click();
    await expect(officer.getByRole('row', { name: /Funds issued/ }).first()).toContainText('$450.00');
    await look('money-statement', officer);
  });
  await desk.close();
});
