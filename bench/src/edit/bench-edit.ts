import { chromium } from '@playwright/test';
import { findChromium } from '../../../tools/test/find-chromium.ts';
import { generateForm } from '../engine/form/generate-form.ts';
import { median, quantile } from '../engine/measure/statistics.ts';
import { openBenchProduct } from '../product/open-bench-product.ts';
import { isShortRun } from '../short-run.ts';
import { openFormSlowly } from './open-form-slowly.ts';
import { openReferencePages } from './open-reference-pages.ts';
import type { SlowPage } from './slow-down.ts';
import { toOnePage } from './to-one-page.ts';
import { watchMainThread, type MainThreadTime } from './watch-main-thread.ts';

const frameMs = 16;
/** What people meet, and the most that we promise to bear. */
const sizes = [40, 300];
/** On a page of the smaller size, all that the main thread does beside the same page without its script. */
const mostTimes = 2;
const fieldsEach = isShortRun ? 2 : 25;
const editsPerField = isShortRun ? 2 : 4;

const edits = {
  nothing: { role: 'textbox', name: '', key: undefined },
  keystroke: { role: 'textbox', name: '', key: '7' },
  choice: { role: 'radio', name: 'yes', key: 'ArrowDown' },
} as const;

type Edit = (typeof edits)[keyof typeof edits];

/**
 * The main-thread time of a keystroke and of a choice on question pages of 40 and of 300 fields, in the portal.
 * Beside it stands what the browser takes by itself; the frame is meant for everything together.
 */
export async function benchEdit(): Promise<void> {
  for (const size of sizes) await benchSize(size);
}

async function benchSize(size: number): Promise<void> {
  const product = await openBenchProduct(toOnePage(generateForm(size, 1)));
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const form = await openFormSlowly(browser, product);
    const references = await openReferencePages(browser, form.page);
    console.log(
      `An edit on a form of ${size} fields on one page, ${form.shownFields} of them shown, processor slowed four times:`,
    );
    for (const [kind, edit] of Object.entries(edits)) {
      const [times = [], ...others] = await measureInTurn([form, ...Object.values(references)], edit);
      const taken = medianOf(times);
      const share = taken / medianOf(others[0] ?? []);
      const isSmall = size === sizes[0];
      const isOver = isSmall ? !(share <= mostTimes) : !(taken < frameMs);
      const bar = isSmall ? `${mostTimes} times the page without its script` : `the frame of ${frameMs} ms`;
      const verdict = `, ${share.toFixed(2)} times, ${isOver ? 'OVER' : 'within'} ${bar}`;
      console.log(`  ${kind}: ${toWords(times)}${edit.key === undefined ? '' : verdict}`);
      for (const [position, name] of Object.keys(references).entries())
        console.log(`    ${name}: ${toWords(others[position] ?? [])}`);
      if (edit.key !== undefined && isOver) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Edits controls from top to bottom, one page after the other, so that whatever else the machine does slows all of them. */
async function measureInTurn(pages: readonly SlowPage[], edit: Edit): Promise<MainThreadTime[][]> {
  const times = pages.map((): MainThreadTime[] => []);
  for (let turn = 0; turn < fieldsEach; turn += 1)
    for (const [position, page] of pages.entries())
      times[position]?.push(...(await measure(page, edit, turn / fieldsEach)));
  return times;
}

/** Presses the key in the control at this height of the page; without a key the same time passes with nothing done. */
async function measure(
  { page, devtools }: SlowPage,
  { role, name, key }: Edit,
  height: number,
): Promise<MainThreadTime[]> {
  await page.bringToFront();
  const controls = page.getByRole(role, { name });
  // Choices show and hide other fields, so what there is is counted again.
  await controls.nth(Math.floor(height * (await controls.count()))).focus();
  // Coming to a field is not an edit of it.
  await page.waitForTimeout(300);
  const times: MainThreadTime[] = [];
  for (let turn = 0; turn < editsPerField; turn += 1) {
    times.push(
      await watchMainThread(devtools, async () => {
        if (key !== undefined) await page.keyboard.press(key);
      }),
    );
  }
  return times;
}

function medianOf(times: readonly MainThreadTime[]): number {
  return median(times.map(({ all }) => all));
}

function toWords(times: readonly MainThreadTime[]): string {
  const of = (part: keyof MainThreadTime) => times.map((time) => time[part]);
  const parts = (['script', 'style', 'layout'] as const).map((part) => `${part} ${toMs(median(of(part)))}`);
  return `${toMs(median(of('all')))} median, ${toMs(quantile(of('all'), 0.95))} p95 (${parts.join(', ')})`;
}

function toMs(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`;
}
