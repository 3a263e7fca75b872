import { expect, test } from '../support/journey.ts';
import {
  chooseMethod,
  enterAccount,
  enterRoutingNumber,
  expectArrived,
  goOn,
  heading,
  signPayeeIn,
  submitClaim,
} from '../support/money/claim-pages.ts';
import { openAwards } from '../support/money/open-awards.ts';
import { expectDocument } from '../support/print.ts';

test('someone claims their money by each of the five methods [P234] [P246] [P254] [P256] [P257] [P258] [P259] [P262] [P265] [P266] [P273] [P274] [P278] [P467] [P715]', async ({
  page,
  look,
}, testInfo) => {
  test.setTimeout(240_000);
  const awards = await openAwards('Beatriz Quintanilla');
  const { partner } = awards;
  await signPayeeIn(page, awards);
  const done = () => expect(heading(page, 'Your money is on its way')).toBeVisible();
  const atHome = async () => {
    await page.goto(`/${partner}/application/portal`);
    await expect(heading(page, /^Welcome, /)).toBeVisible();
  };

  await test.step('direct deposit', async () => {
    const id = await awards.award({ amounts: [125_000] });
    await atHome();
    await look('home-with-money');
    await page.getByRole('link', { name: /Claim/ }).first().click();
    await expect(heading(page, 'How would you like to be paid?')).toBeVisible();
    await look('claim-method');
    await page.getByRole('radio', { name: 'Direct deposit' }).check();
    await goOn(page);
    await expect(heading(page, 'How It Works')).toBeVisible();
    await look('claim-primer');
    await goOn(page);
    await enterRoutingNumber(page, '021000021');
    await expect(heading(page, /account/)).toBeVisible();
    await look('claim-account-type');
    await enterAccount(page, '123456789');
    await expect(heading(page, 'Check where we send your money')).toBeVisible();
    await look('claim-review');
    await submitClaim(page);
    await done();
    await look('claim-done');
    await awards.letTheBankWork();
    await expectArrived(page, awards, id, 'Direct deposit');
    await look('payment-arrived');
    await expectDocument(page, testInfo, {
      ...{ name: 'remittance', head: ['Rental Relief', 'Beatriz Quintanilla', /Case number/] },
      answers: ['Remittance', 'Reference', '$1,250.00', 'Paid from', 'help@bayview.example'],
    });
  });

  const typeAddress = async (street = '41 Nowhere Hollow') => {
    await expect(heading(page, 'Please enter your mailing address')).toBeVisible();
    await page.getByRole('combobox', { name: 'Street Address' }).fill(street);
    await expect(
      page.getByText("Can't find your address? Click the button below to manually input your address."),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Manually input address' }).click();
    await page.getByRole('textbox', { name: 'City' }).fill('Bronx');
    await page.getByRole('combobox', { name: 'State' }).selectOption('New York');
    await page.getByRole('textbox', { name: /ZIP/i }).fill('10451');
  };

  await test.step('check', async () => {
    const id = await awards.award({ amounts: [90_000] });
    await chooseMethod(page, awards, id, 'Check');
    await typeAddress();
    await look('claim-address');
    await goOn(page);
    await look('claim-review-check');
    await submitClaim(page);
    await done();
    await awards.letTheBankWork();
    await expectArrived(page, awards, id, 'Check');
    await expect(page.getByText('41 Nowhere Hollow, Bronx, NY 10451')).toBeVisible();
    await look('payment-check');
  });

  await test.step('a grant in two payments shows each as a card', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const schedule = { pattern: 'monthly', count: 2, totalAmountCents: 4_000, start: today } as const;
    const id = await awards.award({ amounts: [2_000, 2_000], days: ['2030-01-02', '2030-02-04'], schedule });
    await page.goto(`/${partner}/case/${awards.caseId}/fulfillment/${id}/details`);
    const table = page.getByRole('table', { name: 'Payment Overview' });
    await expect(table.getByRole('row', { name: /January 2, 2030/ })).toBeVisible();
    const cells = table.getByRole('row', { name: /January 2, 2030/ }).getByRole('cell');
    const tops = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(tops.length);
    expect(tops.length).toBeGreaterThan(2);
    await look('payment-cards');
  });

  await test.step('a prepaid card in the mail, to the address of the program', async () => {
    const id = await awards.award({ amounts: [30_000] });
    await chooseMethod(page, awards, id, 'Physical');
    await page.getByRole('checkbox', { name: /I don’t have a street address/ }).check();
    await expect(page.getByText(/20 Harbor Way/)).toBeVisible();
    await look('claim-address-of-program');
    await goOn(page);
    await submitClaim(page);
    await done();
    await awards.letTheBankWork();
    await expectArrived(page, awards, id, 'card');
  });

  await test.step('a prepaid card by email, refused at first', async () => {
    const id = await awards.award({ amounts: [20_000] });
    await chooseMethod(page, awards, id, 'Virtual');
    await typeAddress('1 R-001 St');
    await goOn(page);
    await submitClaim(page);
    await expect(heading(page, 'Payment transaction failed')).toBeVisible();
    await expect(
      page.getByText('This address is not valid. Please check it and enter it again.'),
    ).toBeVisible();
    await look('claim-card-refused');
    await page.getByRole('link', { name: 'Go Back to My Claim' }).click();
    await page.getByRole('button', { name: 'Edit Mailing address' }).click();
    await typeAddress();
    await goOn(page);
    await submitClaim(page);
    await done();
    await awards.letTheBankWork();
    await expectArrived(page, awards, id, 'card');
  });

  await test.step('Zelle, with another email address first', async () => {
    const id = await awards.award({ amounts: [10_000] });
    await chooseMethod(page, awards, id, 'Zelle');
    await expect(heading(page, 'How To Link Zelle')).toBeVisible();
    await look('claim-zelle');
    await goOn(page);
    const email = page.getByRole('textbox', { name: 'Email address' });
    await email.fill('someone.else@mail.example');
    await submitClaim(page);
    await expect(page.getByText(awards.email).first()).toBeVisible();
    await expect(email).toHaveValue('someone.else@mail.example');
    await look('claim-zelle-differs');
    await email.fill(awards.email);
    await submitClaim(page);
    await done();
    await look('claim-done-zelle');
    await awards.letTheBankWork();
    await expectArrived(page, awards, id, 'Zelle');
  });
  await atHome();
  await look('home-paid');
  await awards.close();
});
