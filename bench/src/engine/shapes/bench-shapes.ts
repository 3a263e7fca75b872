import { rmSync } from 'node:fs';
import { formatAmount } from '../format-amount.ts';
import { shapes } from '../form/generate-form.ts';
import { installPeers } from '../install-peers.ts';
import { formSizes } from '../results.ts';
import { bundleRunner, runApart } from '../run-apart.ts';
import type { ShapeTimes } from './race-shape.ts';

/** Whole submissions against AJV's generated code, and the next step after an edit, on forms of several shapes. */
export async function benchShapes(): Promise<void> {
  installPeers();
  const runner = await bundleRunner('./shapes/runner.ts');
  console.log(
    '| form | submission | without generated code | AJV | times AJV (bar 1) | edit | edit and next step | times (bar 2) |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  for (const shape of Object.keys(shapes))
    for (const size of formSizes) {
      const times = runApart(runner, shape, String(size)) as ShapeTimes;
      const cells = [
        `${shape}, ${size} fields`,
        formatAmount(times.submission, 'us'),
        formatAmount(times.plain, 'us'),
        formatAmount(times.ajv, 'us'),
        judge(times.ajv / times.submission, (rate) => rate >= 1),
        formatAmount(times.edit, 'us'),
        formatAmount(times.editAndNext, 'us'),
        judge(times.editAndNext / times.edit, (ratio) => ratio <= 2),
      ];
      console.log(`| ${cells.join(' | ')} |`);
    }
  rmSync(runner, { recursive: true });
}

function judge(ratio: number, isMet: (ratio: number) => boolean): string {
  return `${Number(ratio.toPrecision(2))}${isMet(ratio) ? '' : ' (missed)'}`;
}
