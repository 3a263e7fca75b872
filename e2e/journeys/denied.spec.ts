import { type Browser, type Page } from '@playwright/test';
import { applyForAid } from '../support/apply-for-aid.ts';
import { expect, test } from '../support/journey.ts';
import { enterStaffPassword } from '../support/staff-sign-in.ts';

const partner = 'bayview-college-fund';
const password = 'handrail-demo-2026!';

test('two case workers open one case; one denies it with a reason, the other learns of it, the applicant reads why', async ({
  page,
  browser,
  request,
  hasTouch,
  look,
}) => {
  test.setTimeout(240_000);
  const caseId = await applyForAid(page, request, { applicantName: 'Noor Aziz', hasTouch });
  const first = await openAsStaff(browser, 'caseworker@demo.example', caseId);
  const second = await openAsStaff(browser, 'admin@demo.example', caseId);
  await expect(second.getByText(/^Also looking at this case: /)).toBeVisible();
  await look('console-case-shared', second);

  await second.getByRole('button', { name: 'Send back' }).click();
  await second
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Reason/ })
    .fill('One page is missing.');

  await first.getByRole('button', { name: 'Deny', exact: true }).click();
  const dialog = first.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Deny' }).click();
  await expect(dialog.getByText('Enter a reason', { exact: false }).first()).toBeVisible();
  const reasons = dialog.getByLabel('Start from a reason');
  await reasons.selectOption({ index: 1 });
  const words = await dialog.getByRole('textbox', { name: /^Reason/ }).inputValue();
  expect(words).not.toBe('');
  await expect(dialog.getByRole('group', { name: 'Email preview' }).getByText(words)).toBeVisible();
  await look('console-deny', first);
  await dialog.getByRole('button', { name: 'Deny' }).click();
  await expect(first.getByText('The case was denied')).toBeVisible();

  // The second page still shows the case as it was; nothing of the decision is overwritten.
  await second.getByRole('dialog').getByRole('button', { name: 'Send back' }).click();
  await expect(second.getByText(/moved this case from "In Review" to "Denied"/)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Denied' })).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText(words);
  await look('case-denied');
});

async function openAsStaff(browser: Browser, email: string, caseId: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    hasTouch: false,
    isMobile: false,
  });
  const staff = await context.newPage();
  await enterStaffPassword(staff, partner, { email, password });
  await expect(staff.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();
  await staff.goto(`/partner/${partner}/cases/${caseId}`);
  await expect(staff.getByRole('button', { name: 'Send back' })).toBeVisible();
  return staff;
}
