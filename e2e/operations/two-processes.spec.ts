import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { inventEmail } from '../support/journey.ts';
import { logOut, signIn } from '../support/sign-in.ts';
import { startProduct, type Product } from '../support/start-product.ts';

const home = '/bayview-college-fund/application/portal';

test('two processes that start at once on an empty database serve one and the same session', async ({
  browser,
}) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'handrail-two-'));
  const [first, second] = await Promise.all([startProduct(dataDir), startProduct(dataDir)]);
  try {
    const person = await browser.newContext({ baseURL: first.address });
    const page = await person.newPage();
    await signIn(page, person.request, 'bayview-college-fund', inventEmail());

    // A cookie belongs to the host and not to the port, as behind one proxy.
    await page.goto(`${second.address}${home}`);
    await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
    expect(await opensHome(person.request, first)).toBe(true);
    const stolen = (await person.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

    await logOut(page);

    expect(await opensHome(person.request, first)).toBe(false);
    const thief = await browser.newContext({ extraHTTPHeaders: { cookie: stolen } });
    expect(await opensHome(thief.request, first)).toBe(false);
    expect(await opensHome(thief.request, second)).toBe(false);
  } finally {
    await Promise.all([first.stop('SIGTERM'), second.stop('SIGTERM')]);
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** Whether the home page opens, rather than the sign-in page. */
async function opensHome(request: APIRequestContext, { address }: Product): Promise<boolean> {
  const answer = await request.get(`${address}${home}`);
  expect(answer.ok()).toBe(true);
  return new URL(answer.url()).pathname === home;
}
