import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

interface Journey {
  /** Looks at the page as a careful person would: no accessibility finding, no sideways scroll, one main heading. */
  readonly look: (name: string, at?: Page) => Promise<void>;
}

export const test = base.extend<Journey>({
  look: async ({ page }, use, testInfo) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      // A page that is rightly answered with 404 is no fault; anything that it loads is.
      const isPageItself = message.location().url === page.url();
      if (message.type() === 'error' && !isPageItself) faults.push(message.text());
    });
    await use(async (name, at = page) => {
      await expect(at.getByRole('heading', { level: 1 })).toHaveCount(1);
      // A list that takes the place of its stand-in moves what is below it, while axe looks at where that was.
      await expect(at.locator('input[aria-busy="true"]')).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page: at })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        // The other mode opens a page of its own for frames of other origins, which we do not have, and takes twice as long.
        .setLegacyMode()
        .analyze();
      const findings = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary = '' }) => `${id}: ${html} ${failureSummary}`),
      );
      expect(findings).toEqual([]);
      expect(await scrollsSideways(at), `${name} scrolls sideways`).toBe(false);
      expect(await listSqueezed(at), `${name} has parts that are squeezed to a line`).toEqual([]);
      if (process.env.PICTURES !== '1') return;
      const path = testInfo.outputPath(`${name}-${testInfo.project.name}.png`);
      await at.screenshot({ path, fullPage: true });
    });
    expect(faults).toEqual([]);
  },
});

export { expect };

/** An address that nobody used before, so that journeys never meet. */
export function inventEmail(): string {
  return `visitor-${crypto.randomUUID().slice(0, 8)}@mail.example`;
}

/** Parts that hide their overflow give way first on a full page, until nothing of them is left to see. */
function listSqueezed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((part) => {
        const { overflowY, position } = getComputedStyle(part);
        const isHidden = overflowY === 'hidden' && position !== 'absolute';
        return isHidden && part.clientWidth > 40 && part.clientHeight <= 4 && part.scrollHeight > 16;
      })
      .map((part) => part.textContent.slice(0, 80)),
  );
}

function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
