import { writeFileSync } from 'node:fs';
import { profileDialog } from '../support/confirm-profile.ts';
import { startIdentityProvider } from '../support/identity-provider.ts';
import { expect, inventEmail, test } from '../support/journey.ts';
import { runCommand } from '../support/run-command.ts';

/** Each width has a partner of its own, because a partner has one provider. */
const partners: Record<string, string> = { phone: 'lakeshore-county', desktop: 'granite-state-relief' };

test('an employee signs in with their work account and logs out [P103] [P104] [P607] [P653] [P679] [P699]', async ({
  page,
  look,
}, testInfo) => {
  const partner = partners[testInfo.project.name] ?? 'lakeshore-county';
  await page.goto(`/${partner}/identity/beam/saml`);
  await expect(page.getByText(/^Single sign-on is not set up for .+ yet\.$/)).toBeVisible();
  await look('sso-not-set-up');

  const provider = await startIdentityProvider({
    id: `employee-${testInfo.project.name}`,
    givenName: 'Priya',
    familyName: 'Raman',
    email: inventEmail(),
  });
  const file = testInfo.outputPath('provider.xml');
  writeFileSync(file, provider.metadata);
  const set = ['sso', 'set', partner, '--tenant', 'advocate', '--metadata', file];
  await runCommand(...set, '--name', 'your work account');

  await page.reload();
  const start = page.getByRole('button', { name: 'Sign in with your work account' });
  await expect(start).toBeVisible();
  await look('sso-ready');

  await start.click();
  await page.getByRole('button', { name: 'Continue as someone else' }).click();
  await expect(page.getByRole('alert')).toContainText('Error signing in');
  expect(new URL(page.url()).hash).toBe('');
  await look('sso-failed');

  await start.click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${partner}/application/portal$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Priya Raman.' })).toBeVisible();
  const dialog = profileDialog(page);
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Priya Raman');
  await dialog.getByLabel(/^I agree to the/).check();
  await dialog.getByRole('button', { name: 'Save And Continue' }).click();
  await expect(dialog).toBeHidden();
  await look('sso-signed-in');

  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('heading', { name: 'Applicant sign in' })).toBeVisible();
  await page.goto(`/${partner}/application/portal`);
  await expect(page).toHaveURL(/\/identity\/signin/);
  await provider.close();
});

test('the single sign-on page leads home where a partner does not have it [P105]', async ({ page }) => {
  await page.goto('/bayview-college-fund/identity/beam/saml');
  await expect(page).toHaveURL(/\/bayview-college-fund\/identity\/signin$/);
});
