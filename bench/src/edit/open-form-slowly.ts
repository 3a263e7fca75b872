import type { Browser } from '@playwright/test';
import type { BenchProduct } from '../product/open-bench-product.ts';
import { startApplication } from '../product/start-application.ts';
import { slowDown, type SlowPage } from './slow-down.ts';
import { pageKey } from './to-one-page.ts';

export interface SlowForm extends SlowPage {
  readonly shownFields: number;
}

/** Opens the question page of a new application in the portal, on a phone whose processor is four times slower. */
export async function openFormSlowly(browser: Browser, product: BenchProduct): Promise<SlowForm> {
  const { address, externalId } = product;
  const cookie = await product.signIn();
  const id = await startApplication(product, cookie);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const [name = '', value = ''] = cookie.split('=', 2);
  await context.addCookies([{ name, value, url: address }]);

  const page = await context.newPage();
  await page.goto(`${address}/${externalId}/application/${id}/questions/${pageKey}`);
  await page.getByRole('heading', { level: 1, name: 'Everything' }).waitFor();
  await page.getByRole('textbox').first().waitFor();
  const shownFields = await page
    .locator('main :is(input:not([type=radio]), fieldset, [role=radiogroup])')
    .count();

  return { ...(await slowDown(page)), shownFields };
}
