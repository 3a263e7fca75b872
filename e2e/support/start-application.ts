import { expect, type Page } from '@playwright/test';
import { saying } from '../driver/accessible-name.ts';

/** Starts an application from the home page of someone who is signed in, and gives its id. */
export async function startApplication(page: Page, programName: string): Promise<string> {
  const card = page.getByRole('link', { name: saying(`Start Application : ${programName}`) });
  await page.goto(`${await card.getAttribute('href')}/sections`);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Begin Application' })).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}
