import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { toProgram } from '../engine/contenders/to-program.ts';
import { generateForm } from '../engine/form/generate-form.ts';
import { median } from '../engine/measure/statistics.ts';
import { openBenchProduct, type BenchProduct } from '../product/open-bench-product.ts';
import { isShortRun } from '../short-run.ts';
import { buildLargePdf } from './large-pdf.ts';
import { buildLargePicture } from './large-picture.ts';
import { sendDocument } from './send-document.ts';
import { readResidentBytes, watchMemory } from './watch-memory.ts';

const mebibyte = 1024 * 1024;
const atOnce = 10;
const fileBytes = (isShortRun ? 2 : 32) * mebibyte;
const allowedGrowth = 64 * mebibyte;
const previewsMs = 180_000;

/** How much the server's memory grows while ten files of 32 MB come at once, and until their previews are made. */
export async function benchUpload(): Promise<void> {
  for (const kind of ['pdf', 'png'] as const) {
    const large = buildFile(kind, fileBytes);
    console.log(`${String(atOnce)} uploads of ${toMegabytes(large.size)} at once, ${kind}:`);
    const receiver = await measure('web', kind, large);
    tell('the server that receives them', receiver.idle, receiver.uploading);
    const both = await measure('all', kind, large);
    tell('one that also makes the previews, while they come', both.idle, both.uploading);
    tell('the same, until the last preview is made', both.idle, both.preparing);
    console.log(`  the process that draws a preview holds ${toMegabytes(both.drawing)} at most`);
  }
}

function tell(what: string, idle: number, growth: number): void {
  const isWithin = growth < allowedGrowth;
  const verdict = `${isWithin ? 'within' : 'OVER'} the bar of ${toMegabytes(allowedGrowth)}`;
  console.log(`  ${what}: grows by ${toMegabytes(growth)} from ${toMegabytes(idle)}, ${verdict}`);
  if (!isWithin) process.exitCode = 1;
}

function buildFile(kind: 'pdf' | 'png', bytes: number): File {
  const content = kind === 'pdf' ? buildLargePdf(bytes) : buildLargePicture(bytes);
  return new File([new Uint8Array(content)], `lease.${kind}`);
}

interface Growth {
  readonly idle: number;
  readonly uploading: number;
  readonly preparing: number;
  readonly drawing: number;
}

async function measure(role: 'web' | 'all', kind: 'pdf' | 'png', file: File): Promise<Growth> {
  const product = await openBenchProduct(toProgram(generateForm(50, 1)), { PROCESS_ROLE: role });
  try {
    const cookie = await product.signIn();
    // One small file beforehand: what is loaded once is not what an upload costs.
    await sendDocument(product.address, cookie, buildFile(kind, mebibyte));
    if (role === 'all') await untilPrepared(product);
    const idle = await readIdle(product.pid);

    const memory = watchMemory(product.pid);
    await Promise.all(Array.from({ length: atOnce }, () => sendDocument(product.address, cookie, file)));
    const coming = memory.takePeakBytes();
    if (role === 'all') await untilPrepared(product);
    const later = memory.takePeakBytes();
    memory.stop();
    const drawing = Math.max(coming.started, later.started);
    return { idle, uploading: coming.own - idle, preparing: later.own - idle, drawing };
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
