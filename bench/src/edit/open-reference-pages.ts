import type { Browser, Page } from '@playwright/test';
import { slowDown, type SlowPage } from './slow-down.ts';

/** What the browser takes for an edit by itself: on the same page as mere HTML, and on a page with hardly anything. */
export async function openReferencePages(
  browser: Browser,
  original: Page,
): Promise<Readonly<Record<string, SlowPage>>> {
  const open = async (html: string) => {
    const context = await browser.newContext({ viewport: original.viewportSize() });
    const page = await context.newPage();
    await page.setContent(html);
    return slowDown(page);
  };
  return {
    'the same page without its script': await open(await original.evaluate(toMereHtml)),
    'two fields on an empty page': await open(emptyPage),
  };
}

const emptyPage = `<!doctype html><label>Text <input></label>
  <label><input type="radio" name="choice">yes</label>
  <label><input type="radio" name="choice">no</label>
  <label><input type="radio" name="choice">unsure</label>`;

/** Runs in the page. */
function toMereHtml(): string {
  const rules = Array.from(document.styleSheets, ({ cssRules }) =>
    Array.from(cssRules, ({ cssText }) => cssText),
  );
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('script, link, style')) element.remove();
  return `<!doctype html><style>${rules.flat().join('\n')}</style>${copy.outerHTML}`;
}
