import pg from 'pg';
import { generateForm } from '../engine/form/generate-form.ts';
import { toProgram } from '../engine/contenders/to-program.ts';
import { median } from '../engine/measure/statistics.ts';
import { openBenchProduct } from '../product/open-bench-product.ts';
import { isShortRun } from '../short-run.ts';
import { openApiWriters } from './api-writers.ts';
import { openBareWriters } from './bare-writers.ts';
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
    const raw = await openRawWriters(pool, clients, steps);
    const bare = await openBareWriters(pool, product.ownerUrl, clients, steps);
    const contenders: Contender[] = [
      { name: 'bare Fastify', writers: bare.fastify, shares: [] },
      { name: 'bare GraphQL', writers: bare.graphql, shares: [] },
      { name: 'Handrail', writers: await openApiWriters(product, clients, steps), shares: [] },
    ];
    const rawRate = await race(raw, contenders);
    bare.stop();
    report(rawRate, contenders);
  } finally {
    await pool.end();
    await product.stop();
  }
}

interface Contender {
  readonly name: string;
  readonly writers: readonly Writer[];
  readonly shares: number[];
}

/** All in turns; gives the raw driver's rate. */
async function race(raw: readonly Writer[], contenders: readonly Contender[]): Promise<number> {
  const rawRates: number[] = [];
  // One more, thrown away: compilers and connections warm up.
  for (let round = 0; round <= rounds; round += 1) {
    const rawRate = await measureRate(raw);
    if (round > 0) rawRates.push(rawRate);
    for (const { writers, shares } of contenders) {
      const rate = await measureRate(writers);
      if (round > 0) shares.push(rate / rawRate);
    }
  }
  return median(rawRates);
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

function report(rawRate: number, contenders: readonly Contender[]): void {
  console.log(
    `One step saved, ${clients} clients, as a share of the raw driver's ${rawRate.toFixed(0)} a second:`,
  );
  for (const { name, shares } of contenders) {
    const range = `rounds from ${Math.min(...shares).toFixed(2)} to ${Math.max(...shares).toFixed(2)}`;
    const isOurs = name === 'Handrail';
    const isWithin = median(shares) >= leastShare;
    const verdict = isOurs ? `, ${isWithin ? 'within' : 'UNDER'} the bar of ${leastShare.toFixed(2)}` : '';
    console.log(`  ${name}: ${median(shares).toFixed(2)}, ${range}${verdict}`);
    if (isOurs && !isWithin) process.exitCode = 1;
  }
}
