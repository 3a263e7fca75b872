import { chromium, type Locator } from '@playwright/test';
import { findChromium } from '../../../tools/test/find-chromium.ts';
import { generateForm } from '../engine/form/generate-form.ts';
import { median, quantile } from '../engine/measure/statistics.ts';
import { openBenchProduct } from '../product/open-bench-product.ts';
import { isShortRun } from '../short-run.ts';
import { openFormSlowly, type SlowForm } from './open-form-slowly.ts';
import { toOnePage } from './to-one-page.ts';
import { watchMainThread, type MainThreadTime } from './watch-main-thread.ts';

const frameMs = 16;
const fieldsEach = isShortRun ? 2 : 25;
const editsPerField = isShortRun ? 2 : 4;

/** The main-thread time of a keystroke and of a choice on a question page of 300 fields, in the portal. */
export async function benchEdit(): Promise<void> {
  const product = await openBenchProduct(toOnePage(generateForm(300, 1)));
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const form = await openFormSlowly(browser, product);
    console.log(
      `An edit on a form of 300 fields on one page, ${form.shownFields} of them shown, processor slowed four times:`,
    );
    const { page } = form;
    report('nothing', await measure(form, page.getByRole('textbox'), undefined));
    const kinds = [
      ['keystroke', page.getByRole('textbox'), '7'],
      ['choice', page.getByRole('radio', { name: 'yes' }), 'ArrowDown'],
    ] as const;
    for (const [kind, controls, key] of kinds) {
      const times = await measure(form, controls, key);
      report(kind, times);
      if (!(median(times.map(({ all }) => all)) < frameMs)) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Presses the key in controls from top to bottom; without a key the same time passes with nothing done. */
async function measure(
  { page, devtools }: SlowForm,
  controls: Locator,
  key: string | undefined,
): Promise<MainThreadTime[]> {
  const times: MainThreadTime[] = [];
  for (let turn = 0; turn < fieldsEach; turn += 1) {
    // Choices show and hide other fields, so what there is is counted again.
    const count = await controls.count();
    await controls.nth(Math.floor((turn * count) / fieldsEach)).focus();
    // Coming to a field is not an edit of it.
    await page.waitForTimeout(300);
    for (let edit = 0; edit < editsPerField; edit += 1) {
      times.push(
        await watchMainThread(devtools, async () => {
          if (key !== undefined) await page.keyboard.press(key);
        }),
      );
    }
  }
  return times;
}

function report(kind: string, times: readonly MainThreadTime[]): void {
  const of = (part: keyof MainThreadTime) => times.map((time) => time[part]);
  const all = of('all');
  const parts = (['script', 'style', 'layout'] as const).map((part) => `${part} ${toMs(median(of(part)))}`);
  const verdict =
    kind === 'nothing' ? '' : `, ${median(all) < frameMs ? 'within' : 'OVER'} the frame of ${frameMs} ms`;
  console.log(
    `  ${kind}: ${toMs(median(all))} median, ${toMs(quantile(all, 0.95))} p95 (${parts.join(', ')})${verdict}`,
  );
}

function toMs(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`;
}
