import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { startProduct } from '../../../e2e/support/start-product.ts';
import { demoBank } from '../../../server/src/demo/demo-bank.ts';
import { createRandom } from '../engine/form/random.ts';
import { asInProduction } from '../product/as-in-production.ts';
import { findParent } from '../save/processor-time.ts';
import { minutes, minutesAlone, minutesToWarmUp, perSecond, webProcesses } from './day-settings.ts';
import { type DayWorld, openDayWorld, partnerWeights } from './day-world.ts';
import { visits } from './day-visits.ts';
import { measureKinds } from './measure-kinds.ts';
import { beginDay } from './perform-step.ts';
import { planDay } from './plan-day.ts';
import { playArrivals, type Sample } from './play-arrivals.ts';
import {
  countWaitingJobs,
  type DayProcess,
  metricsToken,
  readFigure,
  readLogBytes,
  readTimes,
  watchGrowth,
} from './read-product.ts';
import { judgeDay, reportSamples } from './report-day.ts';

/** A working day in an hour: ten partners, one of them ten times as busy as each of the rest. */
export async function benchDay(): Promise<void> {
  const world = await openDayWorld();
  const started: Awaited<ReturnType<typeof startProduct>>[] = [];
  try {
    const processes = await startProcesses(world, started);
    await runDay(world, processes);
  } finally {
    for (const product of started) await product.stop('SIGTERM');
    await world.stop();
  }
}

async function startProcesses(
  world: DayWorld,
  started: Awaited<ReturnType<typeof startProduct>>[],
): Promise<DayProcess[]> {
  const roles = webProcesses > 1 ? [...Array.from({ length: webProcesses }, () => 'web'), 'worker'] : ['all'];
  const processes: DayProcess[] = [];
  // What is claimed waits for the next file to the bank.
  const bankFile = path.join(world.dataDir, 'bank.json');
  writeFileSync(bankFile, JSON.stringify(demoBank));
  for (const role of roles) {
    const product = await startProduct(world.dataDir, undefined, {
      ...{ ...asInProduction, DATABASE_URL: world.ownerUrl, DEMO_WORLD: 'off', PROCESS_ROLE: role },
      BANK_FILES_FILE: bankFile,
      ...{ TRUST_PROXY: '1', METRICS_TOKEN: metricsToken },
    });
    started.push(product);
    processes.push({ name: role, address: product.address, pid: product.pid });
  }
  return processes;
}

async function runDay(world: DayWorld, processes: readonly DayProcess[]): Promise<void> {
  const web = processes.filter(({ name }) => name !== 'worker');
  const day = beginDay(
    world,
    web.map(({ address }) => address),
  );
  const plan = (seconds: number, seed: number, rate = perSecond) =>
    planDay({
      ...{ perSecond: rate, seconds, partnerWeights, visits: Object.values(visits) },
      ...{ countPeople: day.countPeople, random: createRandom(seed) },
    });
  const play = (minutesLong: number, seed: number) => playArrivals(plan(minutesLong * 60, seed), day.perform);

  await play(minutesToWarmUp, 1);
  const quietOnes = plan(minutesAlone * 60, 2).filter(({ partner }) => partner !== 0);
  const loadAlone = loadavg();
  const alone = await playArrivals(quietOnes, day.perform);

  const database = await findDatabaseProcess(world.owner);
  await world.owner.query('select pg_stat_reset()');
  const lagP99 = (process: DayProcess) => readFigure(process, 'nodejs_eventloop_lag_p99_seconds');
  await Promise.all(web.map(lagP99));
  const before = readTimes(processes, database);
  const logBefore = await readLogBytes(world.owner);
  const stopWatching = watchGrowth(processes);
  const loads: number[] = [];
  const timer = setInterval(() => loads.push(loadavg()[0] ?? Number.NaN), 10_000);
  const begun = performance.now();
  const samples = await play(minutes, 3);
  const seconds = (performance.now() - begun) / 1000;
  clearInterval(timer);
  const growth = stopWatching();
  const lags = await Promise.all(web.map(lagP99));
  const after = readTimes(processes, database);

  const jobs = processes.find(({ name }) => name !== 'web');
  const waiting = jobs ? await countWaitingJobs(jobs) : Number.NaN;
  console.log(
    `A day of ${String(minutes)} minutes at ${String(perSecond)} requests a second planned: ` +
      `${String(samples.length)} sent, ${(samples.length / seconds).toFixed(1)} a second; quiet partners alone for ` +
      `${String(minutesAlone)} minutes; ${processes.map(({ name }) => name).join(', ')}; load ` +
      `${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}, before it alone ${(loadAlone[0] ?? 0).toFixed(1)}`,
  );
  reportSamples(samples);
  sayTimes(samples, seconds, { before, after });
  console.log(
    `Log of the database: ${(((await readLogBytes(world.owner)) - logBefore) / samples.length / 1000).toFixed(1)} KB a request; ` +
      `${String(waiting)} jobs wait at the end`,
  );
  await sayScans(world.owner);
  for (const { name, from, to, perMinute, perMinuteSettled } of growth)
    console.log(
      `Memory of ${name}: ${from.toFixed(0)} to ${to.toFixed(0)} MB, ${perMinute.toFixed(1)} MB a minute, ` +
        `${perMinuteSettled.toFixed(1)} in the second half`,
    );
  judgeDay({
    ...{ samples, alone, loopP99Ms: Math.max(...lags) * 1000 },
    mbPerMinute: Math.max(...growth.map(({ perMinuteSettled }) => perMinuteSettled)),
  });
  await measureKinds({ world, processes, database, perform: day.perform, countPeople: day.countPeople });
}

type Times = ReturnType<typeof readTimes>;

function sayTimes(
  samples: readonly Sample[],
  seconds: number,
  { before, after }: { readonly before: Times; readonly after: Times },
): void {
  const per = (name: keyof Times) => (after[name] - before[name]) / samples.length;
  const busy = (after.server - before.server + after.database - before.database) / 1000 / seconds;
  console.log(
    `Processor time a request, with its jobs: server ${per('server').toFixed(2)} ms, database ` +
      `${per('database').toFixed(2)} ms, client ${per('client').toFixed(2)} ms; server and database keep ` +
      `${busy.toFixed(2)} cores busy`,
  );
}

/** Which tables were read from end to end: with many rows, an index is missing. */
async function sayScans(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ name: string; scans: string; rows: string }>(
    `select relname as name, seq_scan as scans, seq_tup_read as rows from pg_stat_user_tables
     where seq_tup_read > 10000 order by seq_tup_read desc limit 6`,
  );
  for (const { name, scans, rows: read } of rows)
    console.log(`Read from end to end: ${name}, ${scans} times, ${read} rows in all`);
}

async function findDatabaseProcess(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid');
  return findParent(rows[0]?.pid ?? 0);
}
