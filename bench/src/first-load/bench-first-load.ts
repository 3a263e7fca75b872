import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startProduct } from '../../../e2e/support/start-product.ts';
import { findChromium } from '../../../tools/test/find-chromium.ts';
import { openSlowly, type FirstLoad } from './open-slowly.ts';
import { openCase } from './open-case.ts';
import { openQuestion } from './open-question.ts';
import { printFirstLoads } from './print-first-loads.ts';
import { serveReferencePages } from './serve-reference-pages.ts';

const runs = 7;
const waitForReply = (page: Page) => page.getByText('Please enter a valid email address').waitFor();

/** First visits on a slow phone to the sign-in page, a question, home and a case, against the least that a page and a React page cost. */
export async function benchFirstLoad(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'handrail-bench-'));
  const product = await startProduct(dataDir);
  const references = await serveReferencePages();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const { home, casePage } = await openCase(browser, product.address);
    const pages = [
      { name: 'HTML alone', url: `${references.address}/html` },
      { name: 'React alone', url: `${references.address}/react`, waitForReply },
      {
        name: 'sign-in page',
        url: `${product.address}/bayview-college-fund/identity/signin`,
        waitForReply,
      },
      { name: 'question of a form', ...(await openQuestion(browser, product.address)) },
      { name: 'home', ...home },
      { name: 'case', ...casePage },
    ].map((page) => ({ ...page, loads: [] as FirstLoad[] }));

    // One more, thrown away: nobody's first visit is also the server's.
    for (let run = 0; run <= runs; run += 1) {
      for (const { loads, ...page } of pages) {
        const load = await openSlowly(browser, page);
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
