import pg from 'pg';
import { generateForm } from '../engine/form/generate-form.ts';
import { toProgram } from '../engine/contenders/to-program.ts';
import { median } from '../engine/measure/statistics.ts';
import { asInProduction } from '../product/as-in-production.ts';
import { openBenchProduct } from '../product/open-bench-product.ts';
import { isShortRun } from '../short-run.ts';
import { openApiWriters } from './api-writers.ts';
import { openBareWriters } from './bare-writers.ts';
import { findParent, type Processes, type ProcessorTime, readProcessorTime } from './processor-time.ts';
import { openRawWriters } from './raw-writers.ts';
import { listStepAnswers } from './step-answers.ts';
import type { Writer } from './writer.ts';

const clients = 16;
const rounds = isShortRun ? 2 : 9;
const savesPerRound = isShortRun ? 64 : 2_000;
const mostMs = 3.5;

/** What the durable save of one step costs in processor time over all processes, beside the raw driver's write of the same answers. */
export async function benchSave(): Promise<void> {
  const form = generateForm(300, 1);
  const steps = listStepAnswers(form);
  const product = await openBenchProduct(toProgram(form), asInProduction);
  const pool = new pg.Pool({ connectionString: product.ownerUrl, max: clients });
  try {
    const database = await findDatabaseProcess(pool);
    const raw = await openRawWriters(pool, clients, steps);
    const bare = await openBareWriters(pool, product.ownerUrl, clients, steps);
    const contenders: Contender[] = [
      { name: 'raw driver', writers: raw, processes: { database } },
      { name: 'bare Fastify', writers: bare.fastify, processes: { database, server: bare.pid } },
      { name: 'bare Mercurius', writers: bare.graphql, processes: { database, server: bare.pid } },
      {
        name: 'Handrail',
        writers: await openApiWriters(product, clients, steps),
        processes: { database, server: product.pid },
      },
    ].map((contender) => ({ ...contender, costs: [] }));
    await race(pool, contenders);
    bare.stop();
    report(contenders);
  } finally {
    await pool.end();
    await product.stop();
  }
}

interface Cost extends ProcessorTime {
  readonly sum: number;
  readonly logBytes: number;
  readonly perSecond: number;
}

interface Contender {
  readonly name: string;
  readonly writers: readonly Writer[];
  readonly processes: Processes;
  readonly costs: Cost[];
}

/** All in turns. */
async function race(pool: pg.Pool, contenders: readonly Contender[]): Promise<void> {
  // One more, thrown away: compilers and connections warm up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { writers, processes, costs } of contenders) {
      const cost = await measureCost(pool, writers, processes);
      if (round > 0) costs.push(cost);
    }
  }
}

/** Per save, of all clients together; each does one after the other. */
async function measureCost(pool: pg.Pool, writers: readonly Writer[], processes: Processes): Promise<Cost> {
  const logBefore = await readLogPosition(pool);
  const before = readProcessorTime(processes);
  const begun = performance.now();
  let waiting = savesPerRound;
  await Promise.all(
    writers.map(async (write) => {
      while (waiting-- > 0) await write();
    }),
  );
  const elapsedMs = performance.now() - begun;
  const after = readProcessorTime(processes);
  const perSave = (name: keyof ProcessorTime) => (after[name] - before[name]) / savesPerRound;
  const time = { database: perSave('database'), server: perSave('server'), client: perSave('client') };
  return {
    ...time,
    sum: time.database + time.server + time.client,
    logBytes: ((await readLogPosition(pool)) - logBefore) / savesPerRound,
    perSecond: (savesPerRound / elapsedMs) * 1000,
  };
}

/** How much the database has written to its log since it was made. */
async function readLogPosition(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes`,
  );
  return Number(rows[0]?.bytes);
}

async function findDatabaseProcess(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return findParent(rows[0]?.pid ?? 0);
}

function report(contenders: readonly Contender[]): void {
  console.log(`One step saved by one of ${clients} clients: processor time of all processes, per save`);
  for (const { name, costs } of contenders) {
    const [database, server, client, sum, logBytes, perSecond] = (
      ['database', 'server', 'client', 'sum', 'logBytes', 'perSecond'] as const
    ).map((part) => median(costs.map((cost) => cost[part])));
    const isOurs = name === 'Handrail';
    const isWithin = (sum ?? 0) <= mostMs;
    const verdict = isOurs ? `, ${isWithin ? 'within' : 'OVER'} the bar of ${mostMs.toFixed(1)} ms` : '';
    console.log(
      `  ${name}: ${sum?.toFixed(2)} ms (database ${database?.toFixed(2)}, server ${server?.toFixed(2)}, ` +
        `client ${client?.toFixed(2)}), ${((logBytes ?? 0) / 1000).toFixed(1)} KB of log, ${perSecond?.toFixed(0)} a second${verdict}`,
    );
    if (isOurs && !isWithin) process.exitCode = 1;
  }
}
