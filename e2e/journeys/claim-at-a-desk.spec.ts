import { listInstallments, toBankingDate, type RecurringSchedule } from '@handrail/engine/payments';
import { named } from '../driver/accessible-name.ts';
import { expect, test } from '../support/journey.ts';
import {
  chooseMethod,
  enterAccount,
  enterAccountNumber,
  enterRoutingNumber,
  expectArrived,
  goOn,
  heading,
  signPayeeIn,
  submitClaim,
} from '../support/money/claim-pages.ts';
import { openAwards, type Awards } from '../support/money/open-awards.ts';

const review = 'Check where we send your money';
const done = 'Your money is on its way';
const goodRouting = '021000021';

test('a direct deposit goes from the award to the bank, past every mistake on the way [P251] [P254] [P255] [P260] [P261] [P465] [P707] [P711] [P717] [P721]', async ({
  page,
  context,
  look,
}) => {
  test.setTimeout(240_000);
  const awards = await openAwards('Beatriz Quintanilla');
  const { partner } = awards;
  const id = await awards.award({ amounts: [125_000] });
  await signPayeeIn(page, awards);

  await test.step('a wrong routing number is refused where it stands, and kept', async () => {
    // Nothing can be skipped.
    await page.goto(`/${partner}/claim/${id}/review`);
    await expect(heading(page, 'How would you like to be paid?')).toBeVisible();
    await look('claim-method');
    await chooseMethod(page, awards, id, 'Direct deposit');
    await enterRoutingNumber(page, '123456789');
    const first = page.getByLabel(named('Routing Number'));
    await expect(first).toHaveAttribute('aria-invalid', 'true');
    await expect(first).toHaveValue('123456789');
    await look('claim-routing-refused');
    await enterRoutingNumber(page, goodRouting);
    await enterAccount(page, '123456789');
  });

  await test.step('the review survives a reload and the Back button', async () => {
    await expect(heading(page, review)).toBeVisible();
    await page.reload();
    await expect(heading(page, review)).toBeVisible();
    await expect(page.getByText('•••• 6789')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'What is your account number?')).toBeVisible();
    await page.goForward();
    await expect(page.getByText('•••• 6789')).toBeVisible();
    await look('claim-review');
  });

  await test.step('an old sign-in is proven again, and a second tab pays nothing more', async () => {
    const other = await context.newPage();
    await chooseMethod(other, awards, id, 'Direct deposit');
    await awards.letSignInAge();
    await submitClaim(page);
    const dialog = page.getByRole('dialog', { name: 'Is it you?' });
    await dialog.getByLabel('Your password').fill(awards.password);
    await look('claim-step-up');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(heading(page, done)).toBeVisible();
    await expect(page.getByText('Processing payment...')).toBeHidden();
    await look('claim-done');
    await other.reload();
    await expect(heading(other, 'This payment was already claimed')).toBeVisible();
    await look('claim-already', other);
    await other.close();
    await awards.letTheBankWork();
    await expectArrived(page, awards, id, 'Direct deposit');
    await look('payment-arrived');
  });

  await test.step('a closed account is named, and another one is paid', async () => {
    const next = await awards.award({ amounts: [80_000] });
    await chooseMethod(page, awards, next, 'Direct deposit');
    await enterRoutingNumber(page, goodRouting);
    await enterAccount(page, '900000085');
    await submitClaim(page);
    await expect(heading(page, 'Payment transaction failed')).toBeVisible();
    await expect(page.getByText('This account is closed. Please use a different account.')).toBeVisible();
    await look('claim-failed');
    await page.getByRole('link', { name: 'Go Back to My Claim' }).click();
    await page.getByRole('button', { name: 'Edit Bank account' }).click();
    await enterRoutingNumber(page, goodRouting);
    await enterAccount(page, '987654321');
    await submitClaim(page);
    await expect(heading(page, done)).toBeVisible();
  });

  await test.step('an answer that got lost is found, and the money is sent once', async () => {
    const next = await awards.award({ amounts: [70_000] });
    await chooseMethod(page, awards, next, 'Direct deposit');
    await enterRoutingNumber(page, goodRouting);
    await enterAccount(page, '900000094');
    await submitClaim(page);
    await expect(page.getByText(/^We cannot reach the payment provider right now/)).toBeVisible();
    await look('claim-unknown');
    await page.reload();
    await expect(heading(page, 'We are processing your claim')).toBeVisible();
    await look('claim-processing');
    await awards.letTheBankWork();
    // The page asks by itself until it knows: that the money was sent, or already that it arrived.
    await expect(heading(page, /^Your money (?:is on its way|has arrived)$/)).toBeVisible();
    await expectArrived(page, awards, next, 'Direct deposit');
  });
  await awards.close();
});

test('a grant is paid over four months, and a payment that came back is paid again [P231] [P235] [P242] [P243] [P244]', async ({
  page,
  look,
}) => {
  test.setTimeout(240_000);
  const awards = await openAwards('Ikenna Obi');
  const schedule: RecurringSchedule = {
    ...{ pattern: 'monthly', count: 4, totalAmountCents: 160_000 },
    start: toBankingDate(new Date()),
  };
  const installments = listInstallments(schedule);
  const id = await awards.award({
    amounts: installments.map(({ amountCents }) => amountCents),
    days: installments.map(({ scheduledFor }) => scheduledFor),
    schedule,
  });
  await signPayeeIn(page, awards);
  const details = `/${awards.partner}/case/${awards.caseId}/fulfillment/${id}/details`;
  await page.goto(details);
  await expect(heading(page, 'Rental Relief Payment Details')).toBeVisible();
  await expect(page.getByText('Not chosen yet - Monthly')).toBeVisible();
  await look('grant-new');

  for (const [index, { scheduledFor }] of installments.entries()) {
    await awards.waitUntil(scheduledFor);
    await claimTo(page, awards, id, index === 1 ? '900000098' : '123456789');
    await awards.letTheBankWork();
  }
  await page.goto(details);
  const table = page.getByRole('table', { name: 'Payment Overview' });
  await expect(table.getByRole('row')).toHaveCount(5);
  await expect(table.getByText('Paid')).toHaveCount(3);
  await expect(table.getByText('Failed')).toHaveCount(1);
  await look('grant-returned');
  await awards.reissueFailed();
  await claimTo(page, awards, id, '123456789');
  await awards.letTheBankWork();
  await page.goto(details);
  await expect(table.getByText('Paid')).toHaveCount(4);
  await look('grant-paid');
  await awards.close();
});

async function claimTo(
  page: Parameters<typeof signPayeeIn>[0],
  awards: Awards,
  id: string,
  account: string,
): Promise<void> {
  await chooseMethod(page, awards, id, 'Direct deposit');
  await enterRoutingNumber(page, goodRouting);
  await page.getByRole('radio', { name: 'Checking' }).check();
  await goOn(page);
  await enterAccountNumber(page, account);
  await submitClaim(page);
  await expect(heading(page, done)).toBeVisible();
}
