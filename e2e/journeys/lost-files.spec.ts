import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { getDemoProgram } from '../driver/get-demo-program.ts';
import { expect, inventEmail, test as base } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';
import { startApplication } from '../support/start-application.ts';

type Manifest = Record<string, { readonly file: string; readonly css?: readonly string[] }>;

const manifestFile = new URL('../../portal/dist/client/.vite/manifest.json', import.meta.url);
const addressControl = '../ui/src/form-renderer/controls/address/address-control.tsx';
const { partner, programName } = getDemoProgram('capital-readiness');

const test = base.extend<{ readonly application: string }>({
  application: async ({ page }, use) => {
    await signIn(page, page.context().request, partner, inventEmail());
    await use(`/${partner}/application/${await startApplication(page, programName)}`);
  },
});

/** A line on which the files of a module are lost, its script or its styles, until they are let through. */
async function loseFiles(page: Page, module: string, kind: 'js' | 'css'): Promise<() => void> {
  const found = (JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest)[module];
  if (!found) throw new Error(`The build has no ${module}`);
  const files = [found.file, ...(found.css ?? [])].filter((file) => file.endsWith(kind));
  if (files.length === 0) throw new Error(`${module} has no ${kind}`);
  let isLost = true;
  await page.route(
    (url) => files.some((file) => url.pathname.endsWith(`/${file}`)),
    (route) => (isLost ? route.abort('internetdisconnected') : route.continue()),
  );
  return () => {
    isLost = false;
  };
}

const late = (page: Page) => page.getByText('We could not load all of this page yet');

test('a page whose script is lost on the way says so, and opens once the line is back', async ({
  page,
  application,
}) => {
  const letThrough = await loseFiles(page, 'src/features/application/sections/pages.ts', 'js');
  await page.goto(`${application}/questions/gender`);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(late(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(late(page)).toBeHidden();
});

test('a question whose control is lost on the way is taken over once the line is back, with what was typed', async ({
  page,
  application,
}) => {
  const letThrough = await loseFiles(page, addressControl, 'js');
  await page.goto(`${application}/questions/address`);
  await expect(late(page)).toBeVisible();
  const unit = page.getByLabel('Apartment, suite or unit');
  await unit.fill('Apt 4');
  letThrough();
  await expect(late(page)).toBeHidden();
  await expect(unit).toHaveValue('Apt 4');
  await page.getByRole('button', { name: 'Save And Continue' }).click();
  await expect(page.getByRole('combobox', { name: 'Street Address' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(unit).toHaveValue('Apt 4');
});

test('a control whose styles are lost on the way gets them once the line is back', async ({
  page,
  application,
}) => {
  const letThrough = await loseFiles(page, addressControl, 'css');
  await page.goto(`${application}/questions/socialMedia`);
  const styleOf = () =>
    page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []).length);
  await expect(page.getByRole('button', { name: 'Save And Continue' })).toBeEnabled();
  const before = await styleOf();
  letThrough();
  await expect.poll(styleOf, { timeout: 20_000 }).toBeGreaterThan(before);
});
