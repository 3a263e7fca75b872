import type { Browser, Page } from '@playwright/test';
import { applyForAid } from '../../../e2e/support/apply-for-aid.ts';
import type { SlowPage } from './open-slowly.ts';

const partner = 'bayview-college-fund';

/** Applies as a new person; gives the addresses of their home and of their case, and who may open them. */
export async function openCase(
  browser: Browser,
  baseURL: string,
): Promise<{ readonly home: SlowPage; readonly casePage: SlowPage }> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const id = await applyForAid(page, context.request, { applicantName: 'Ann Long', hasTouch: false });
  const storageState = await context.storageState();
  await context.close();
  return {
    home: { url: `${baseURL}/${partner}/application/portal`, press: openProfile, storageState },
    casePage: { url: `${baseURL}/${partner}/case/${id}/details`, press: openProfile, storageState },
  };
}

async function openProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My Profile' }).click();
  await page.getByRole('dialog', { name: 'My Profile' }).waitFor();
}
