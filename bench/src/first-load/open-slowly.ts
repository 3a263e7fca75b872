import type { Browser, BrowserContext, Page } from '@playwright/test';
import { readFirstLoad, watchForm, type Resource } from './watch-form.ts';

export interface FirstLoad {
  readonly firstPaintMs: number;
  /** When the form answers; on a page without script, when it is seen. */
  readonly usableMs: number;
  readonly resources: readonly Resource[];
}

/** The slow 4G and the phone for which the budgets are written. */
const line = {
  offline: false,
  latency: 562,
  downloadThroughput: 1_440_000 / 8,
  uploadThroughput: 675_000 / 8,
};
const cpuSlowdown = 4;

export interface SlowPage {
  readonly url: string;
  /** Waits for what the form answers to its button; without it and `press`, the page has no script. */
  readonly waitForReply?: (page: Page) => Promise<void>;
  /** On a page without a form: does something that only its script can answer, and waits for the answer. */
  readonly press?: (page: Page) => Promise<void>;
  /** Who is signed in. */
  readonly storageState?: StorageState;
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Opens a page as a first visitor: nothing in the cache, a slow line, a slow phone. */
export async function openSlowly(
  browser: Browser,
  { url, waitForReply, press, storageState }: SlowPage,
): Promise<FirstLoad> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(watchForm, press ? 'h1' : 'form input');

  const answer = await page.goto(url, { waitUntil: 'load' });
  if (!answer?.ok()) throw new Error(`${url} answered ${String(answer?.status())}`);
  if (waitForReply ?? press) await page.waitForFunction(() => window.formWatch?.usableMs !== undefined);
  const firstLoad = await page.evaluate(readFirstLoad);
  if (waitForReply) {
    await pressWithTyped(page);
    await waitForReply(page);
  }
  await press?.(page);
  await context.close();

  const { firstPaintMs, usableMs = firstPaintMs, resources } = firstLoad;
  return { firstPaintMs, usableMs, resources };
}

/** A figure counts only if the form keeps what was typed before its script came, and answers. */
async function pressWithTyped(page: Page): Promise<void> {
  const typed = await page.locator('form input').first().inputValue();
  if (typed !== 'typed-early') throw new Error(`The page lost what was typed: "${typed}" is left`);

  await page.locator('form button[type=submit]').click();
}
