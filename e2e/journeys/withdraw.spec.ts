import { bayviewCollegeFund } from '../../server/src/demo/partners/bayview-college-fund.ts';
import { saying } from '../driver/accessible-name.ts';
import { getDemoProgram } from '../driver/get-demo-program.ts';
import { expect, inventEmail, test } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';
import { startApplication } from '../support/start-application.ts';

test('someone withdraws a draft, thinks again, and resumes it where it was [P396]', async ({
  page,
  request,
  hasTouch,
  look,
}) => {
  if (hasTouch) await page.setViewportSize({ width: 320, height: 740 });
  const { partner, programName } = getDemoProgram('emergency-aid', bayviewCollegeFund);
  await signIn(page, request, partner, inventEmail(), 'Ana Reyes');
  await startApplication(page, programName);
  await page.goto(`/${partner}/application/portal`);
  await page.getByRole('link', { name: saying(`See case details : ${programName}`) }).click();
  await look('case-draft');

  const withdraw = page.getByRole('button', { name: 'Withdraw Application' });
  await withdraw.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('you can resume it later from this page')).toBeVisible();
  await look('withdraw-dialog');
  await dialog.getByRole('button', { name: 'Keep Application' }).click();
  await expect(withdraw).toBeFocused();
  await withdraw.click();
  await dialog.getByRole('button', { name: 'Withdraw Application' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Withdrawn' })).toBeVisible();
  await expect(withdraw).toHaveCount(0);
  await look('case-withdrawn');

  // Whoever thinks again the next day starts from the portal home.
  await page.goto(`/${partner}/application/portal`);
  await page.getByRole('button', { name: /^Resume/ }).click();
  await expect(page).toHaveURL(/\/application\/(?!portal)[\w-]+/);
  await page.goto(`/${partner}/application/portal`);
  await expect(
    page.getByRole('link', { name: saying(`Continue Application : ${programName}`) }),
  ).toBeVisible();
});
