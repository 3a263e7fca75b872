import type { Locator, Page } from '@playwright/test';
import { expect, inventEmail, test } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';
import { startApplication } from '../support/start-application.ts';

const mistakes = ['02/30/2000', '13/01/1990', '99', '01/01/1850', '01/01/2999', 'tomorrow'];

test('the first tap on Save counts after each wrong date, six of six', async ({ page, request, look }) => {
  await signIn(page, request, 'form-library', inventEmail());
  const id = await startApplication(page, 'Emergency aid');
  const summary = page.getByRole('region', { name: /^Please check/ });

  for (const mistake of mistakes) {
    await page.goto(`/form-library/application/${id}/questions/studentInfo`);
    const save = page.getByRole('button', { name: 'Save And Continue' });
    const birth = page.getByRole('textbox', { name: 'Date of birth' });
    await birth.fill('');
    await birth.pressSequentially(mistake);
    await save.scrollIntoViewIfNeeded();

    await pressWhereItStands(page, save);

    await expect(summary, `after ${mistake}`).toBeFocused();
    await expect(birth).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveTitle(/^Error: /);
  }
  await look('kind-errors');
});

/** Presses a point of the screen, as a finger does, whatever is under it by the time it is lifted. */
async function pressWhereItStands(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (hasTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y, { delay: 40 });
}
