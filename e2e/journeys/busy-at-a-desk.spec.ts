import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { openDesk } from '../support/open-desk.ts';
import { enterStaffPassword } from '../support/staff-sign-in.ts';

const busyText = 'This service cannot answer right now. Please wait a moment and try again.';

test('a busy server takes no page away, and says so where someone looks', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const desk = await openDesk('caseWorker');
  const caseId = await desk.apply('Yolanda Okafor');
  await desk.close();
  await enterStaffPassword(page, desk.partner, desk);
  await expect(page.getByRole('link', { name: 'Yolanda Okafor' })).toBeVisible();

  const freeCases = await refuse(page, 'GetCases');
  const tab = page.getByRole('link', { name: /^Mine/ });
  await tab.click();
  await expect(page.getByText('We could not load the cases.')).toBeVisible();
  await expect(tab).toBeFocused();
  await freeCases();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is waiting here' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Cases' })).toBeFocused();

  await page.goto(`/partner/${desk.partner}/cases/${caseId}`);
  await refuse(page, 'ReviewField');
  await page.getByRole('button', { name: 'Fine Full name' }).click();
  const line = page.locator('dl > *').filter({ hasText: 'Full name' });
  const besideLine = line.getByRole('alert');
  await expectInSight(besideLine);
  const widths = await Promise.all([besideLine, line].map(widthOf));
  expect(widths[0]).toBeGreaterThan((widths[1] ?? 0) * 0.8);

  await page.getByRole('button', { name: 'Ask again Rent' }).click();
  const form = page.getByRole('form', { name: 'Ask again: Rent' });
  await form.getByLabel(/Why are you asking again/).selectOption('mismatch');
  await form.getByRole('button', { name: 'Save' }).click();
  await expectInSight(page.getByRole('alert').filter({ hasText: busyText }).last());

  await refuse(page, 'AddParticipantComment');
  await page.getByLabel('Message to the applicant').fill('We have one question about your rent.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expectInSight(page.getByRole('region', { name: 'Activity' }).getByRole('alert'));
});

/** Has the server say that it is busy instead of answering an operation; ends when the result is called. */
async function refuse(page: Page, operation: string): Promise<() => Promise<void>> {
  const errors = [{ message: busyText, extensions: { code: 'BUSY', status: 503 } }];
  const busy: Parameters<Page['route']>[1] = (route) =>
    route.request().headers()['x-operation-name'] === operation
      ? route.fulfill({ status: 503, json: { data: null, errors } })
      : route.fallback();
  await page.route('**/graphql', busy);
  return () => page.unroute('**/graphql', busy);
}

/** Nothing hides it: not the edge of what scrolls, and no bar that stays. */
async function expectInSight(alert: Locator): Promise<void> {
  await expect(alert).toContainText(busyText);
  await expect
    .poll(() =>
      alert.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) =>
          element.contains(document.elementFromPoint((left + right) / 2, y)),
        );
      }),
    )
    .toBe(true);
}

async function widthOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.width ?? 0;
}
