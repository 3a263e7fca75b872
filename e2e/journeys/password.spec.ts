import { expect, inventEmail, test } from '../support/journey.ts';
import { readLinkFor } from '../support/mailbox.ts';
import { logOut, signIn } from '../support/sign-in.ts';

const partner = 'home-child-care-cash';

test('a person sets a password, uses it, forgets it and chooses a new one by mail [P097] [P550] [P595] [P734] [P735]', async ({
  page,
  request,
  look,
}) => {
  const email = inventEmail();
  await signIn(page, request, partner, email);
  await page.goto(`/${partner}/application/profile`);
  await expect(page.getByText('This device, since')).toBeVisible();
  await page.getByRole('button', { name: 'Set a password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set a password' });
  await dialog.getByLabel('New Password').fill('gravel 7 lantern!');
  await dialog.getByLabel('Confirm Password').fill('gravel 7 lantern!');
  await look('set-password');
  await dialog.getByRole('button', { name: /^(Save|Set)/ }).click();
  await expect(page.getByText('Successfully updated password')).toBeVisible();
  await logOut(page);

  await page.getByRole('link', { name: 'Sign in with a password' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('gravel 7 lamp!');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Incorrect email address or password, please try again')).toBeVisible();
  await look('password-refused');
  await page.getByLabel('Password', { exact: true }).fill('gravel 7 lantern!');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Manage your account' })).toBeVisible();
  await logOut(page);

  await page.goto(`/${partner}/identity/basic`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText(`Email sent to ${email}`)).toBeVisible();
  await look('reset-asked');

  await page.goto(await readLinkFor(request, email, /resetPassword#/));
  await page.getByLabel('New password', { exact: true }).fill('HomeChildCare2026!');
  await page.getByLabel('New password again').fill('HomeChildCare2026!');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Not made from your email or the name of this organization')).toBeVisible();
  await look('new-password-refused');
  await page.getByLabel('New password', { exact: true }).fill('kettle 4 orchard?');
  await page.getByLabel('New password again').fill('kettle 4 orchard?');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Successfully updated password' })).toBeVisible();
  await look('new-password-saved');

  await page.getByRole('link', { name: 'Sign in with a password' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('kettle 4 orchard?');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
});
