import { expect, test, type Browser } from '@playwright/test';
import { inventEmail } from '../support/journey.ts';
import { askForLink } from '../support/sign-in.ts';

const partner = 'lakeshore-county';

test('a mail scanner that opens links, runs scripts and presses buttons does not use a link up [check 24]', async ({
  page,
  request,
  browser,
}) => {
  for (let human = 0; human < 3; human += 1) {
    await page.context().clearCookies();
    const link = await askForLink(page, request, partner, inventEmail());

    await request.head(link);
    for (let visit = 0; visit < 10; visit += 1) expect((await request.get(link)).status()).toBe(200);
    await scan(browser, link);

    await page.goto(link);
    await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  }
});

test('a scanner that had the cookie of the asking browser would use the link up [check 24]', async ({
  page,
  request,
}) => {
  const link = await askForLink(page, request, partner, inventEmail());
  const scanner = await page.context().newPage();
  await scanner.goto(link);
  await expect(scanner.getByRole('heading', { name: /^Welcome, / })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText('There was an issue using the magic link:')).toBeVisible();
});

test('a link opened with the wrong email five times is dead for everyone [check 24]', async ({
  page,
  request,
  browser,
}) => {
  const link = await askForLink(page, request, partner, inventEmail());
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  for (let guess = 1; guess <= 5; guess += 1) {
    await stranger.getByLabel('Email').fill(`guess-${guess}@mail.example`);
    await stranger.getByLabel('Email').press('Enter');
    await expect(stranger.getByRole('alert').first()).toContainText(
      'We did not send this link to that email address.',
    );
  }
  await stranger.context().close();

  await page.goto(link);
  await expect(page.getByText('There was an issue using the magic link:')).toBeVisible();
});

/** Opens the link without the asking browser's cookie and presses every button twice. */
async function scan(browser: Browser, link: string): Promise<void> {
  const context = await browser.newContext();
  const scanner = await context.newPage();
  await scanner.goto(link);
  await expect(scanner.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  for (let turn = 0; turn < 2; turn += 1) {
    for (const button of await scanner.getByRole('button').all()) {
      await button.click({ timeout: 2_000 }).catch(() => undefined);
    }
  }
  await context.close();
}
