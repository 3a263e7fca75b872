import type pg from 'pg';
import { readProcessorTime } from '../save/processor-time.ts';
import { readResidentBytes } from '../upload/watch-memory.ts';
import { findSlope } from './slope.ts';

export interface DayProcess {
  readonly name: string;
  readonly address: string;
  readonly pid: number;
}

export const metricsToken = 'bench-day';

/** A figure of a process's own metrics; the delays of its event loop tell of the time since they were last read. */
export async function readFigure({ address }: DayProcess, name: string): Promise<number> {
  const reply = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const line = (await reply.text()).split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.split(' ')[1] ?? Number.NaN);
}

/** The processor time of all server processes and of the database, in milliseconds. */
export function readTimes(processes: readonly DayProcess[], database: number) {
  const servers = processes.map(({ pid }) => readProcessorTime({ database, server: pid }).server);
  const { database: ofDatabase, client } = readProcessorTime({ database });
  return { server: servers.reduce((sum, time) => sum + time, 0), database: ofDatabase, client };
}

const everyMs = 5_000;

/** Watches what a process holds, from /proc: reading /metrics meanwhile would start its figures over. */
export function watchGrowth(processes: readonly DayProcess[]) {
  const begun = performance.now();
  const points = processes.map((): { x: number; y: number }[] => []);
  const look = () => {
    const x = (performance.now() - begun) / 60_000;
    for (const [index, { pid }] of processes.entries())
      points[index]?.push({ x, y: readResidentBytes(pid) / 1e6 });
  };
  look();
  const timer = setInterval(look, everyMs);
  return () => {
    clearInterval(timer);
    look();
    return processes.map(({ name }, index) => {
      const own = points[index] ?? [];
      // A process that has just begun to work grows until it has met every kind of request.
      const settled = own.slice(Math.floor(own.length / 2));
      return {
        ...{ name, from: own[0]?.y ?? Number.NaN, to: own.at(-1)?.y ?? Number.NaN },
        ...{ perMinute: findSlope(own), perMinuteSettled: findSlope(settled) },
      };
    });
  };
}

/** How many background jobs are due and wait. */
export async function countWaitingJobs(worker: DayProcess): Promise<number> {
  return readFigure(worker, 'handrail_jobs_waiting');
}

export async function readLogBytes(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ bytes: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes`,
  );
  return Number(rows[0]?.bytes);
}
