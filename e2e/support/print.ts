import { expect, type Page, type TestInfo } from '@playwright/test';

interface Printed {
  readonly name: string;
  /** What stands in the head of the document. */
  readonly head: readonly (string | RegExp)[];
  /** What was answered. */
  readonly answers: readonly string[];
}

/** Looks at a page as it is printed: a document with a head, every answer in one piece, and nothing to press. */
export async function expectDocument(page: Page, testInfo: TestInfo, printed: Printed): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const head = page.locator('[data-print-head]');
  for (const words of printed.head) await expect(head).toContainText(words);
  for (const answer of printed.answers) await expect(page.getByText(answer).first()).toBeVisible();
  await expect(page.locator('details:not([open])')).toHaveCount(0);
  expect(await page.evaluate(listPressable)).toEqual([]);
  expect(await page.evaluate(listSplittable)).toEqual([]);
  await page.pdf({ path: testInfo.outputPath(`${printed.name}.pdf`), format: 'Letter' });
  await page.emulateMedia({ media: 'screen' });
}

/** What only a screen can be used for; a link in a sentence may stay. */
function listPressable(): string[] {
  const found = document.querySelectorAll('button, nav, input, select, textarea, dialog, [class*="button"]');
  return [...found].filter((each) => each.checkVisibility()).map(({ outerHTML }) => outerHTML);
}

/** Answers that the end of a page could cut in two; a group holds answers of its own. */
function listSplittable(): string[] {
  return [...document.querySelectorAll('main dl > div:not(:has(dl))')]
    .filter((line) => getComputedStyle(line).breakInside !== 'avoid')
    .map(({ outerHTML }) => outerHTML);
}
