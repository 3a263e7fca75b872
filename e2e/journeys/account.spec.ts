import { confirmProfile, profileDialog } from '../support/confirm-profile.ts';
import { expect, inventEmail, test } from '../support/journey.ts';
import { readLinkFor } from '../support/mailbox.ts';
import { askForLink, signIn } from '../support/sign-in.ts';

const partner = 'lakeshore-county';

test('a new person says who they are before anything else [P572] [P573] [P574] [P575] [P576] [P612]', async ({
  page,
  request,
  look,
}) => {
  await page.goto(await askForLink(page, request, partner, inventEmail()));
  const dialog = profileDialog(page);
  await expect(dialog).toBeVisible();
  await look('profile-dialog');

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Save And Continue' }).click();
  await expect(dialog.getByText('Please agree to our Terms of Service and Privacy Policy')).toBeVisible();
  await expect(dialog.getByLabel('Full Name')).toBeFocused();
  await dialog.getByLabel('Phone').fill('312 267 5309');
  await expect(dialog.getByText(/agree to get text messages from Lakeshore County/)).toBeVisible();
  await dialog.getByLabel('I am supplying supplemental information for someone else.').check();
  await expect(dialog.getByLabel('Account type')).toBeDisabled();
  await look('profile-dialog-refused');

  await confirmProfile(page, 'Robin Vale');
  await expect(page.getByRole('heading', { name: 'Welcome, Robin Vale.' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome, Robin Vale.' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a person looks after their account [P184] [P185] [P187] [P731] [P733]', async ({
  page,
  request,
  look,
}) => {
  await signIn(page, request, partner, inventEmail());
  await page.getByRole('button', { name: 'My Profile' }).click();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Manage your account' })).toBeFocused();
  await look('account');

  await page.getByRole('button', { name: 'Update information' }).click();
  const information = page.getByRole('dialog', { name: 'Update information' });
  await information.getByLabel('Phone').fill('3122675309');
  await information.getByRole('textbox', { name: 'Social Security or tax number' }).fill('123-45-6789');
  await information.getByLabel('Street Address').fill('12 Pier Street');
  await information.getByLabel('City').fill('Erie');
  await information.getByLabel('Zip Code').fill('1650');
  await information.getByRole('button', { name: 'Save changes' }).click();
  await expect(information.getByText('State is required')).toBeVisible();
  await look('update-information');
  await information.getByLabel('State').selectOption('PA');
  await information.getByLabel('Zip Code').fill('16501');
  await information.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('User successfully updated.')).toBeVisible();
  await expect(page.getByText('+1 (312) 267-5309')).toBeVisible();
  await expect(page.getByText('•••-••-6789')).toBeVisible();
  await expect(page.getByText('12 Pier Street, Erie, PA 16501')).toBeVisible();

  await page.getByRole('button', { name: 'Update preferences' }).click();
  const preferences = page.getByRole('dialog', { name: 'Communication preferences' });
  await preferences.getByLabel('Text messages').check();
  await look('preferences');
  await preferences.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Successfully updated', { exact: true })).toBeVisible();
});

test('a person moves to another email [P191] [P192] [P732]', async ({ page, request, look }) => {
  const newEmail = inventEmail();
  await signIn(page, request, partner, inventEmail());
  await page.goto(`/${partner}/application/profile`);
  await page.getByRole('button', { name: 'Change email' }).click();
  await look('change-email');
  await page.getByLabel('New email').fill(newEmail);
  await page.getByRole('button', { name: 'Send verification email' }).click();
  await expect(page.getByText(`Changes saved! A verification email was sent to ${newEmail}.`)).toBeVisible();
  await expect(page.getByText('Please verify your new email')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update information' })).toBeDisabled();
  await look('email-pending');

  await page.goto(await readLinkFor(request, newEmail, /verifyEmail/));
  await expect(page.getByRole('heading', { name: 'Your new email is verified' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await look('email-verified');
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(page.getByText(newEmail)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update information' })).toBeEnabled();
  await look('account-after');
});

test('a verification link on another device asks for the new email [P191]', async ({
  page,
  browser,
  request,
  look,
}) => {
  const newEmail = inventEmail();
  await signIn(page, request, partner, inventEmail());
  await page.goto(`/${partner}/application/profile?edit=email`);
  await page.getByLabel('New email').fill(newEmail);
  await page.getByRole('button', { name: 'Send verification email' }).click();
  await expect(page.getByText('Please verify your new email')).toBeVisible();

  const otherDevice = await browser.newContext();
  const otherPage = await otherDevice.newPage();
  await otherPage.goto(await readLinkFor(request, newEmail, /verifyEmail/));
  await expect(otherPage.getByRole('heading', { name: 'Confirm your new email' })).toBeVisible();
  await look('verify-elsewhere', otherPage);
  await otherPage.getByLabel('Email').fill(newEmail);
  await otherPage.getByRole('button', { name: 'Verify email' }).click();
  await expect(otherPage.getByRole('heading', { name: 'Your new email is verified' })).toBeVisible();
  await otherDevice.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Applicant sign in' })).toBeVisible();
});
