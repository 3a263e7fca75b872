import type { CDPSession, Page } from '@playwright/test';

/** A page whose main thread can be watched. */
export interface SlowPage {
  readonly page: Page;
  readonly devtools: CDPSession;
}

const cpuSlowdown = 4;

/** Makes the processor four times slower for a page. */
export async function slowDown(page: Page): Promise<SlowPage> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await devtools.send('Performance.enable');
  return { page, devtools };
}
