import { expect, inventEmail, test } from '../support/journey.ts';
import { readLinkFor } from '../support/mailbox.ts';

test('a link opened on another device asks for the email first [P479]', async ({
  page,
  browser,
  request,
  look,
}) => {
  const email = inventEmail();
  await page.goto('/lakeshore-county/identity/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByRole('heading', { name: 'Email Sent' })).toBeFocused();
  await look('email-sent-by-keyboard');
  const link = await readLinkFor(request, email, /magicLink/);

  const otherDevice = await browser.newContext();
  const otherPage = await otherDevice.newPage();
  await otherPage.goto(link);
  await expect(otherPage.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  await look('confirm-email', otherPage);
  await otherPage.getByLabel('Email').fill('someone-else@mail.example');
  await otherPage.getByLabel('Email').press('Enter');
  await expect(otherPage.getByRole('alert').first()).toContainText(
    'We did not send this link to that email address.',
  );
  await look('confirm-email-refused', otherPage);

  await otherPage.getByLabel('Email').fill(email);
  await otherPage.getByLabel('Email').press('Enter');
  await expect(otherPage.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  expect(otherPage.url()).not.toContain('token');
  await otherDevice.close();
});
