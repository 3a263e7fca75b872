import type { Page } from '@playwright/test';
import { applyForAid } from '../support/apply-for-aid.ts';
import { expect, test } from '../support/journey.ts';
import { enterStaffPassword } from '../support/staff-sign-in.ts';

const partner = 'bayview-college-fund';
const password = 'handrail-demo-2026!';

test('someone is asked again twice for different answers, submits again, and is approved', async ({
  page,
  browser,
  request,
  hasTouch,
  look,
}) => {
  test.setTimeout(300_000);
  // The narrowest phones that people still have.
  if (hasTouch) await page.setViewportSize({ width: 320, height: 740 });
  const caseId = await applyForAid(page, request, { applicantName: 'Luis Ortega', hasTouch });
  const staff = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false })
  ).newPage();
  await enterStaffPassword(staff, partner, { email: 'caseworker@demo.example', password });
  await expect(staff.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();
  await staff.goto(`/partner/${partner}/cases/${caseId}`);

  await askAgain(staff, 'Do you have dependents who are 17 or younger?', 'Your form lists a child.');
  await staff
    .getByRole('button', { name: /^Fine tow-bill/ })
    .first()
    .click();
  await expect(staff.getByText('1 to ask again, 1 fine')).toBeVisible();
  await look('console-case-marked', staff);
  await sendBack(staff, 'One answer is not clear yet.', look);

  await page.goto(`/${partner}/application/portal`);
  await page.getByRole('link', { name: 'See what we need from you' }).click();
  const block = page.getByRole('region', { name: 'What we need from you' });
  await expect(block.getByText('One answer is not clear yet.')).toBeVisible();
  await expect(block.getByText('Your form lists a child.')).toBeVisible();
  await look('case-sent-back');
  await block.getByRole('link', { name: 'Change Your Answers' }).click();
  const notice = page.getByRole('region', { name: 'What we ask you to change' });
  await expect(notice.getByText('Not changed yet')).toBeVisible();
  await look('review-asked-again');

  await notice.getByRole('link', { name: /^Do you have dependents/ }).click();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel(/How old is the youngest/).selectOption('2');
  await look('question-asked-again');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(notice.getByText('Changed', { exact: true })).toBeVisible();
  await page.goto(`/${partner}/case/${caseId}/resubmissions`);
  const row = page.getByRole('row', { name: /Do you have dependents/ });
  await expect(row).toContainText('Yes');
  await look('requested-resubmissions');
  await page.getByRole('link', { name: 'Review application' }).click();
  await submitAgain(page);

  await staff.goto(`/partner/${partner}/cases/${caseId}`);
  const line = staff.locator('dt', { hasText: 'Do you have dependents' }).locator('..');
  await expect(line.getByText('You asked again (round 1):')).toBeVisible();
  await expect(line.locator('del')).toHaveText('No');
  await askAgain(staff, 'Student ID', 'Please use the number on your card.');
  await sendBack(staff, 'The number is not ours.');

  await page.goto(`/${partner}/case/${caseId}/details`);
  await page.getByRole('link', { name: 'Change Your Answers' }).click();
  await notice.getByRole('link', { name: 'Student ID' }).click();
  // What was asked the first time is locked again.
  await expect(page.getByRole('textbox', { name: /Student email/ })).toHaveCount(0);
  await page.getByRole('textbox', { name: /Student ID/ }).fill('B00498121');
  await page.getByRole('button', { name: /^Save/ }).click();
  await submitAgain(page);

  await staff.goto(`/partner/${partner}/cases/${caseId}`);
  await staff.getByText('Compare two versions').click();
  await expect(staff.getByLabel('From version')).toBeVisible();
  await expect(
    staff.getByRole('listitem').filter({ hasText: 'Student ID' }).filter({ hasText: 'Changed' }),
  ).toContainText('B00498121');
  await look('console-compare', staff);
  await staff.getByRole('button', { name: 'Request a document' }).click();
  await expect(staff.getByRole('dialog')).toBeVisible();
  await look('console-request-document', staff);
  await staff.keyboard.press('Escape');
  await tickChecklist(staff);
  await decide(staff, 'Send to certification');
  await staff.context().clearCookies();
  await enterStaffPassword(staff, partner, { email: 'fiscal@demo.example', password });
  await expect(staff.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();
  await staff.goto(`/partner/${partner}/cases/${caseId}`);
  await decide(staff, 'Certify');
  await decide(staff, 'Approve funds');
  await page.goto(`/${partner}/case/${caseId}/details`);
  await expect(page.getByRole('heading', { level: 2, name: 'Approved' })).toBeVisible();
});

async function askAgain(staff: Page, label: string, words: string): Promise<void> {
  await staff.getByRole('button', { name: `Ask again ${label}` }).click();
  const form = staff.getByRole('form', { name: `Ask again: ${label}` });
  await form.getByLabel(/Why are you asking again/).selectOption('mismatch');
  await form.getByLabel(/What the applicant should do/).fill(words);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
}

async function sendBack(
  staff: Page,
  reason: string,
  look?: (name: string, at: Page) => Promise<void>,
): Promise<void> {
  await staff.getByRole('button', { name: 'Send back' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel(/^Reason/).fill(reason);
  await expect(dialog.getByRole('region', { name: /will read$/ }).getByText(reason)).toBeVisible();
  await look?.('console-send-back', staff);
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect(staff.getByText('The case was sent back')).toBeVisible();
}

async function submitAgain(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
  await page.getByRole('button', { name: /^(Confirm|Submit)/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Thank you. We have your changes.' }),
  ).toBeVisible();
}

async function tickChecklist(staff: Page): Promise<void> {
  const boxes = staff.locator('details', { hasText: 'Checklist:' }).getByRole('checkbox');
  await expect(boxes).not.toHaveCount(0);
  const count = await boxes.count();
  for (let done = 0; done < count; done += 1) {
    await boxes.nth(done).click();
    // The list folds up once everything is ticked.
    await expect(staff.getByText(`Checklist: ${done + 1} of ${count} done`)).toBeVisible();
  }
}

async function decide(staff: Page, label: string): Promise<void> {
  await staff.getByRole('button', { name: label, exact: true }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: label, exact: true }).click();
  await expect(dialog).toBeHidden();
}
