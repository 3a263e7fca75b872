import type { Page } from '@playwright/test';
import { expect, inventEmail, test } from '../support/journey.ts';
import { readLinkFor } from '../support/mailbox.ts';
import { enterStaffPassword, signStaffOut } from '../support/staff-sign-in.ts';
import { readTotp } from '../support/totp.ts';
import { addVirtualPasskey } from '../support/virtual-passkey.ts';

const partner = 'lakeshore-county';
const password = 'three calm herons, 7';

test('a colleague is invited, joins, signs in with an app and a passkey, and loses access at once [P629]', async ({
  page,
  browser,
  request,
  look,
}) => {
  test.slow();
  const email = inventEmail();
  const admin = await (await browser.newContext()).newPage();
  await enterStaffPassword(admin, partner, { email: 'admin@demo.example', password: 'handrail-demo-2026!' });
  await invite(admin, email, look);

  await page.goto(await readLinkFor(request, email, /\/join#token=/));
  await expect(page.getByRole('heading', { name: /^Join the .+ team$/ })).toBeVisible();
  await expect(page).toHaveURL(/\/join$/);
  await look('join');
  await page.getByLabel('Your name').fill('Robin Vale');
  await page.getByLabel('Password', { exact: true }).fill('heron');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Use at least 12 characters')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Robin Vale');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'Set up a second way to prove it is you' })).toBeVisible();
  await look('enrolment');
  await page.getByRole('button', { name: 'Use an app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await look('enrolment-app');
  const secret = (await page.getByRole('code').textContent())?.replaceAll(' ', '') ?? '';
  await page.getByLabel('6-digit code').fill(readTotp(secret));
  await page.getByRole('button', { name: 'Confirm' }).click();

  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await look('recovery-codes');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();

  await page.goto(`/partner/${partner}/team`);
  await expect(page.getByRole('heading', { name: 'Only admins can manage the team' })).toBeVisible();
  await look('team-refused');
  await expect(page.getByRole('link', { name: 'Team' })).toHaveCount(0);
  await signStaffOut(page, 'Robin Vale');

  await enterStaffPassword(page, partner, { email, password });
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
  await look('second-step');
  await page.getByLabel('6-digit code').fill('000000');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('That code is not correct.')).toBeVisible();
  // The code of the enrolment is used up, so this is the next one, which is one step early.
  await page.getByLabel('6-digit code').fill(readTotp(secret, 1));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();

  await addVirtualPasskey(page);
  await page.getByRole('button', { name: /Robin Vale/ }).click();
  await page.getByRole('link', { name: 'My security' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My security' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await look('add-passkey');
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.getByText('Your second factor is set up')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Passkey' })).toBeVisible();
  await look('security');
  await signStaffOut(page, 'Robin Vale');

  await enterStaffPassword(page, partner, { email, password });
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await look('second-step-passkey');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();

  await revoke(admin, email, look);
  await page.goto(`/partner/${partner}/security`);
  await expect(page.getByRole('heading', { name: 'Staff sign in' })).toBeVisible();
  await enterStaffPassword(page, partner, { email, password });
  await expect(page.getByText('Incorrect email address or password, please try again')).toBeVisible();
});

test('an invitation that was withdrawn or never was leads nowhere, and says why', async ({
  page,
  browser,
  request,
  look,
}) => {
  const email = inventEmail();
  const admin = await (await browser.newContext()).newPage();
  await enterStaffPassword(admin, partner, { email: 'admin@demo.example', password: 'handrail-demo-2026!' });
  await invite(admin, email, look);
  const link = await readLinkFor(request, email, /\/join#token=/);
  await admin.getByRole('button', { name: `Cancel invitation to ${email}` }).click();
  await expect(admin.getByText(`The invitation to ${email} was canceled`)).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This invitation was canceled' })).toBeVisible();
  await look('invitation-withdrawn');
  await page.goto(`/partner/${partner}/join`);
  await expect(page.getByRole('heading', { name: 'We could not find your invitation' })).toBeVisible();
});

type Look = (name: string, at?: Page) => Promise<void>;

async function invite(admin: Page, email: string, look: Look): Promise<void> {
  await expect(admin.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();
  await admin.getByRole('link', { name: 'Team' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  await admin.getByRole('button', { name: 'Invite a colleague' }).click();
  await look('invite', admin);
  await admin.getByRole('dialog').getByLabel('Email').fill(email);
  await admin.getByRole('dialog').getByLabel('Role').selectOption('Fiscal officer');
  await admin.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(admin.getByRole('rowheader', { name: email })).toBeVisible();
  await look('team', admin);
}

async function revoke(admin: Page, email: string, look: Look): Promise<void> {
  await admin.reload();
  const row = admin.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: 'End access for Robin Vale' }).click();
  await look('end-access', admin);
  await admin.getByLabel(`Type ${email} to confirm`).fill(email);
  await admin.getByRole('dialog').getByRole('button', { name: 'End access' }).click();
  await expect(admin.getByText('Robin Vale was signed out and no longer has access')).toBeVisible();
}
