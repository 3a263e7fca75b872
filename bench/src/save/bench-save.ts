import pg from 'pg';
import { generateForm } from '../engine/form/generate-form.ts';
import { toProgram } from '../engine/contenders/to-program.ts';
import { median } from '../engine/measure/statistics.ts';
import { openBenchProduct } from '../product/open-bench-product.ts';
import { isShortRun } from '../short-run.ts';
import { openApiWriters } from './api-writers.ts';
import { openRawWriters } from './raw-writers.ts';
import { listStepAnswers } from './step-answers.ts';
import type { Writer } from './writer.ts';

const clients = 16;
const rounds = isShortRun ? 2 : 9;
const savesPerRound = isShortRun ? 64 : 2_000;
const leastShare = 0.5;

/** The durable save of one step through the API, as a share of the raw driver's write of the same answers. */
export async function benchSave(): Promise<void> {
  const form = generateForm(300, 1);
  const steps = listStepAnswers(form);
  const product = await openBenchProduct(toProgram(form));
  const pool = new pg.Pool({ connectionString: product.ownerUrl, max: clients });
  try {
    const api = await openApiWriters(product, clients, steps);
    const raw = await openRawWriters(pool, clients, steps);
    const rates = { api: [] as number[], raw: [] as number[] };
    // One more, thrown away: compilers and connections warm up.
    for (let round = 0; round <= rounds; round += 1) {
      const rawRate = await measureRate(raw);
      const apiRate = await measureRate(api);
      if (round === 0) continue;
      rates.raw.push(rawRate);
      rates.api.push(apiRate);
    }
    report(rates);
  } finally {
    await pool.end();
    await product.stop();
  }
}

/** Saves a second, of all clients together; each does one after the other. */
async function measureRate(writers: readonly Writer[]): Promise<number> {
  let waiting = savesPerRound;
  const begun = performance.now();
  await Promise.all(
    writers.map(async (write) => {
      while (waiting-- > 0) await write();
    }),
  );
  return (savesPerRound / (performance.now() - begun)) * 1000;
}

function report({ api, raw }: { readonly api: readonly number[]; readonly raw: readonly number[] }): void {
  const shares = api.map((rate, round) => rate / (raw[round] ?? NaN));
  const share = median(shares);
  const verdict = share >= leastShare ? 'within' : 'UNDER';
  console.log(
    `one step saved through the API, ${clients} clients: ${median(api).toFixed(0)} a second, ` +
      `${share.toFixed(2)} of the raw driver (${median(raw).toFixed(0)}), rounds from ` +
      `${Math.min(...shares).toFixed(2)} to ${Math.max(...shares).toFixed(2)}, ${verdict} the bar of ${leastShare.toFixed(2)}`,
  );
  if (share < leastShare) process.exitCode = 1;
}
