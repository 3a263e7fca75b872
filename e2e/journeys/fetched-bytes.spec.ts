import type { Browser, BrowserContext, Page } from '@playwright/test';
import { budgets } from '../../tools/budget/budgets.ts';
import { getDemoProgram } from '../driver/get-demo-program.ts';
import { applyForAid } from '../support/apply-for-aid.ts';
import { expect, inventEmail, test } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';
import { enterStaffPassword } from '../support/staff-sign-in.ts';
import { startApplication } from '../support/start-application.ts';

const { partner, programName } = getDemoProgram('capital-readiness');

/** Once a page works, it gets the error page in case; after sign-in, most of that is there already. */
const errorPageBytes = 3_000;

type Visitor = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The scripts that a first visit to a page fetches until nothing more comes, as many bytes as went over the line. */
async function countFetched(browser: Browser, path: string, storageState?: Visitor): Promise<number> {
  const context = await browser.newContext({ ...(storageState && { storageState }) });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  const bytes = await page.evaluate(sumScripts);
  await context.close();
  return bytes;
}

function sumScripts(): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries
    .filter(({ name }) => name.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

function getLimit(name: string): number {
  const budget = budgets.find((each) => each.name === name);
  if (!budget) throw new Error(`There is no budget for "${name}"`);
  return budget.scriptBytes + (budget.aheadScriptBytes ?? 0) + errorPageBytes;
}

async function enter(page: Page): Promise<{ id: string; visitor: Visitor }> {
  await signIn(page, page.context().request, partner, inventEmail());
  const id = await startApplication(page, programName);
  return { id, visitor: await page.context().storageState() };
}

test('home, case and queue with a case in them fetch no more script than their budgets count', async ({
  browser,
  page,
  request,
  hasTouch,
}) => {
  test.setTimeout(300_000);
  const fund = 'bayview-college-fund';
  const caseId = await applyForAid(page, request, { applicantName: 'Ann Long', hasTouch });
  const visitor = await page.context().storageState();
  const staff = await (await browser.newContext()).newPage();
  await enterStaffPassword(staff, fund, {
    email: 'caseworker@demo.example',
    password: 'handrail-demo-2026!',
  });
  await expect(staff.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();
  const worker = await staff.context().storageState();
  await staff.context().close();

  const home = await countFetched(browser, `/${fund}/application/portal`, visitor);
  expect.soft(home, 'home').toBeLessThanOrEqual(getLimit('home'));
  const casePage = await countFetched(browser, `/${fund}/case/${caseId}/details`, visitor);
  expect.soft(casePage, 'case').toBeLessThanOrEqual(getLimit('case'));
  const queue = await countFetched(browser, `/partner/${fund}/cases`, worker);
  expect.soft(queue, 'queue').toBeLessThanOrEqual(getLimit('console, from sign-in to the queue'));
});

test('no page fetches more script than its budget counts', async ({ browser, page }) => {
  const { id, visitor } = await enter(page);
  const fetched = async (path: string, who?: Visitor) => countFetched(browser, `/${partner}${path}`, who);

  expect.soft(await fetched('/identity/signin'), 'sign-in').toBeLessThanOrEqual(getLimit('sign-in page'));
  expect.soft(await fetched('/application/portal', visitor), 'home').toBeLessThanOrEqual(getLimit('home'));
  const steps = { section: 'sections', question: 'questions/socialMedia', review: 'review' };
  for (const [name, step] of Object.entries(steps)) {
    const path = `/application/${id}/${step}`;
    expect.soft(await fetched(path, visitor), name).toBeLessThanOrEqual(getLimit(name));
  }
});
