import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { startProduct } from '../../../e2e/support/start-product.ts';
import { findChromium } from '../../../tools/test/find-chromium.ts';
import { openSlowly, type FirstLoad } from './open-slowly.ts';
import { printFirstLoads } from './print-first-loads.ts';
import { serveReferencePages } from './serve-reference-pages.ts';

const runs = 7;

/** The first visit to the sign-in page on a slow phone, against the least that a page and a React page cost there. */
export async function benchFirstLoad(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'handrail-bench-'));
  const product = await startProduct(dataDir);
  const references = await serveReferencePages();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const pages = [
      { name: 'HTML alone', url: `${references.address}/html`, hasScript: false },
      { name: 'React alone', url: `${references.address}/react`, hasScript: true },
      {
        name: 'sign-in page',
        url: `${product.address}/bayview-college-fund/identity/signin`,
        hasScript: true,
      },
    ].map((page) => ({ ...page, loads: [] as FirstLoad[] }));

    // One more, thrown away: nobody's first visit is also the server's.
    for (let run = 0; run <= runs; run += 1) {
      for (const { url, hasScript, loads } of pages) {
        const load = await openSlowly(browser, url, hasScript);
        if (run > 0) loads.push(load);
      }
    }
    printFirstLoads(pages);
  } finally {
    await browser.close();
    await references.stop();
    await product.stop('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
