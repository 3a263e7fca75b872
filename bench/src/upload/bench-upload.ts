import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { toProgram } from '../engine/contenders/to-program.ts';
import { generateForm } from '../engine/form/generate-form.ts';
import { median } from '../engine/measure/statistics.ts';
import { openBenchProduct, type BenchProduct } from '../product/open-bench-product.ts';
import { isShortRun } from '../short-run.ts';
import { buildLargePdf } from './large-pdf.ts';
import { sendDocument } from './send-document.ts';
import { readResidentBytes, watchMemory } from './watch-memory.ts';

const mebibyte = 1024 * 1024;
const atOnce = 10;
const fileBytes = (isShortRun ? 2 : 32) * mebibyte;
const allowedGrowth = 64 * mebibyte;
const previewsMs = 180_000;

/** How much the server's memory grows while ten files of 32 MB come at once, and until their previews are made. */
export async function benchUpload(): Promise<void> {
  const file = new Blob([new Uint8Array(buildLargePdf(fileBytes))]);
  const receiver = await measure('web', file);
  const verdict = receiver.uploading < allowedGrowth ? 'within' : 'OVER';
  console.log(
    `${atOnce} uploads of ${toMegabytes(file.size)} at once: the server that receives them grows by ` +
      `${toMegabytes(receiver.uploading)} from ${toMegabytes(receiver.idle)}, ${verdict} the bar of ${toMegabytes(allowedGrowth)}`,
  );
  if (receiver.uploading >= allowedGrowth) process.exitCode = 1;

  const both = await measure('all', file);
  console.log(
    `  a server that also makes the previews grows by ${toMegabytes(both.uploading)} while they come, ` +
      `by ${toMegabytes(both.preparing)} until the last preview is made`,
  );
}

interface Growth {
  readonly idle: number;
  readonly uploading: number;
  readonly preparing: number;
}

async function measure(role: 'web' | 'all', file: Blob): Promise<Growth> {
  const product = await openBenchProduct(toProgram(generateForm(50, 1)), { PROCESS_ROLE: role });
  try {
    const cookie = await product.signIn();
    // One small file beforehand: what is loaded once is not what an upload costs.
    await sendDocument(product.address, cookie, new Blob([new Uint8Array(buildLargePdf(mebibyte))]));
    if (role === 'all') await untilPrepared(product);
    const idle = await readIdle(product.pid);

    const memory = watchMemory(product.pid);
    await Promise.all(Array.from({ length: atOnce }, () => sendDocument(product.address, cookie, file)));
    const uploading = memory.takePeakBytes() - idle;
    if (role === 'all') await untilPrepared(product);
    const preparing = memory.takePeakBytes() - idle;
    memory.stop();
    return { idle, uploading, preparing };
  } finally {
    await product.stop();
  }
}

/** The middle of a few seconds, in which nothing is asked. */
async function readIdle(pid: number): Promise<number> {
  const samples: number[] = [];
  for (let sample = 0; sample < 20; sample += 1) {
    await delay(100);
    samples.push(readResidentBytes(pid));
  }
  return median(samples);
}

async function untilPrepared({ ownerUrl }: BenchProduct): Promise<void> {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  try {
    const deadline = Date.now() + previewsMs;
    while (Date.now() < deadline) {
      const { rowCount } = await client.query('select 1 from documents where prepared_at is null limit 1');
      if (rowCount === 0) return;
      await delay(100);
    }
    throw new Error('The previews were not made in time');
  } finally {
    await client.end();
  }
}

function toMegabytes(bytes: number): string {
  return `${(bytes / mebibyte).toFixed(0)} MB`;
}
