import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { openDesk } from '../support/open-desk.ts';
import { enterStaffPassword } from '../support/staff-sign-in.ts';

const rents = {
  id: 'rents',
  key: 'rents',
  type: 'YesOrNo',
  copy: 'Do you rent?',
  props: { answer: 'yes' },
} as const;
const about = { icon: 'money', content: 'This takes **two minutes**.' } as const;

/** What a visitor who rents is told. */
async function check(page: Page, partner: string, told: RegExp): Promise<void> {
  await page.goto(`/${partner}/eligibility`);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('button', { name: /^(?:Check|Recheck) Eligibility$/ }).click();
  await expect(page.getByRole('region', { name: 'Your result' })).toContainText(told);
}

test('an admin changes the pre-check, sees whose result flips, publishes it and takes it back', async ({
  page,
  browser,
  look,
}) => {
  const desk = await openDesk('admin');
  await desk.askBeforehand({
    questions: [
      { id: 'about', key: 'about', type: 'Content', copy: 'Before you start', props: about },
      rents,
    ],
    samples: [{ id: 'tenant', name: 'A family that rents', answers: { rents: 'yes' } }],
  });
  const caseId = await desk.apply('Ada Reyes', undefined, {
    ...{ version: 1, checkedAt: new Date(), answers: { rents: 'yes' } },
  });
  await enterStaffPassword(page, desk.partner, desk);
  await expect(page.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();
  const visitor = await browser.newPage();
  await check(visitor, desk.partner, /You are eligible to apply/);

  const console = `/partner/${desk.partner}`;
  await page.goto(`${console}/eligibility`);
  await page.getByRole('button', { name: '2. Do you rent?' }).click();
  await page.getByLabel('Answer that passes').selectOption('no');
  const flips = page.getByRole('region', { name: 'Whose result changes' });
  await expect(flips).toContainText('The result of 1 sample household changes.');
  await expect(flips.getByRole('listitem', { name: 'A family that rents' })).toContainText(
    'You answered “Yes” to “Do you rent?”',
  );
  await look('pre-check-editor');
  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this pre-check?' });
  await expect(dialog).toContainText('“Do you rent?” changed.');
  await look('pre-check-publish');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Version 2 is asked.')).toBeVisible();
  await check(visitor, desk.partner, /ineligible to apply/);

  await page.goto(`${console}/cases/${caseId}`);
  await page.getByText(/^Pre-check of/).click();
  const preCheck = page.locator('details', { hasText: 'Pre-check of' });
  await expect(preCheck).toContainText('What the applicant was told');
  await expect(preCheck).toContainText('“Do you rent?” changed.');
  await expect(preCheck.getByText('Not eligible').first()).toBeVisible();
  await look('case-pre-check');

  await page.goto(`${console}/eligibility`);
  await page.getByRole('button', { name: 'Take this version back' }).click();
  await look('pre-check-take-back');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Version 1 is asked.')).toBeVisible();
  await check(visitor, desk.partner, /You are eligible to apply/);

  await page.goto(`${console}/eligibility/figures`);
  await expect(page.getByText('No figures yet')).toBeVisible();
  await look('pre-check-figures');
  await page.goto(`${console}/income-limits`);
  await expect(page.getByRole('table', { name: 'Years on file' })).toBeVisible();
  await look('income-limits');
  await visitor.close();
  await desk.close();
});
