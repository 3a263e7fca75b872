import { expect, test } from '../support/journey.ts';
import { openDesk } from '../support/open-desk.ts';
import { enterStaffPassword } from '../support/staff-sign-in.ts';

const closed = 194;

test('an admin archives 200 cases, of which six must stay, and takes it back', async ({ page, look }) => {
  const desk = await openDesk('admin');
  // With the one that is ready for review, six are not closed yet.
  const first = await desk.apply('Yolanda Okafor');
  await desk.copy(first, [
    ...(['InReview', 'InReview', 'Incomplete', 'Incomplete', 'FiscalReview'] as const),
    ...Array.from({ length: closed }, () => 'Denied' as const),
  ]);
  await desk.close();
  await enterStaffPassword(page, desk.partner, desk);
  await expect(page.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();
  await page.goto(`/partner/${desk.partner}/cases?view=all`);
  await page.getByRole('checkbox', { name: 'Choose all cases on this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected cases' });
  await expect(bar).toContainText('50 cases selected');
  await bar.getByRole('button', { name: 'Choose all 200 of this list' }).click();
  await expect(bar).toContainText('All 200 cases of this list selected');
  await look('bulk-bar');
  // The list scrolls within the console; the console itself stays where it is.
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);

  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What to do').selectOption({ label: 'Archive' });
  await dialog.getByRole('button', { name: 'Dry Run' }).click();
  await expect(dialog.getByText('194 cases will change.')).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByText('6 cases will not.')).toBeVisible();
  for (const status of ['Ready for Review', 'In Review', 'Incomplete', 'Fiscal Review']) {
    await expect(
      dialog.getByText(`"Archive" is not possible while the status is "${status}"`, { exact: false }),
    ).toBeVisible();
  }
  await expect(dialog.getByRole('listitem').getByRole('link')).toHaveCount(6);
  await look('bulk-dry-run');
  await dialog.getByRole('button', { name: 'Change 194 cases' }).click();

  const panel = page.getByRole('region', { name: 'Changes of many cases' });
  await expect(panel).toContainText('194 cases done. 6 were left as they are.', { timeout: 60_000 });
  await expect(page.getByRole('row', { name: /Yolanda Okafor/ })).toHaveCount(6);
  await panel.getByRole('button', { name: 'Show what was left' }).click();
  await expect(dialog.getByRole('listitem').getByRole('link')).toHaveCount(6);
  await look('bulk-result');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.keyboard.press('z');
  await expect(dialog.getByRole('heading', { name: 'Dry run: undo "Archive"' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo for 194 cases' }).click({ timeout: 60_000 });
  await expect(panel).toContainText('Undo: Restore from archive 194 cases done', { timeout: 60_000 });
  await expect(page.getByRole('link', { name: /^All cases 200$/ })).toBeVisible({ timeout: 30_000 });
});
