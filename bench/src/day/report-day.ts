import { quantile } from '../engine/measure/statistics.ts';
import { type Kind, kinds } from './day-visits.ts';
import type { Sample } from './play-arrivals.ts';

const busiest = 0;
const isQuiet = ({ partner }: Sample) => partner !== busiest;
const isOf = (use: 'read' | 'write') => (sample: Sample) => kinds[sample.kind] === use;

export const p95 = (samples: readonly Sample[]) =>
  quantile(
    samples.map(({ latencyMs }) => latencyMs),
    0.95,
  );

/** A line of its own for each kind of request, and for each partner. */
export function reportSamples(samples: readonly Sample[]): void {
  console.log('| request | sent | p50 | p95 | p99 | p95 once sent | errors |');
  for (const kind of Object.keys(kinds) as Kind[])
    reportLine(
      `${kind} (${kinds[kind]})`,
      samples.filter((sample) => sample.kind === kind),
    );
  const partners = [...new Set(samples.map(({ partner }) => partner))].toSorted((one, other) => one - other);
  for (const partner of partners)
    for (const use of ['read', 'write'] as const)
      reportLine(
        `partner ${String(partner)}, ${use}s`,
        samples.filter((sample) => sample.partner === partner && isOf(use)(sample)),
      );
  for (const [code, count] of countErrors(samples)) console.log(`  error ${code}: ${String(count)}`);
}

function reportLine(name: string, samples: readonly Sample[]): void {
  if (samples.length === 0) return;
  const latencies = samples.map(({ latencyMs }) => latencyMs);
  const services = samples.map(({ serviceMs }) => serviceMs);
  const figures = [0.5, 0.95, 0.99].map((share) => `${quantile(latencies, share).toFixed(0)} ms`);
  const errors = samples.filter(({ error }) => error !== undefined).length;
  console.log(
    `| ${name} | ${String(samples.length)} | ${figures.join(' | ')} | ` +
      `${quantile(services, 0.95).toFixed(0)} ms | ${String(errors)} |`,
  );
}

export function countErrors(samples: readonly Sample[]): [code: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { error } of samples) if (error !== undefined) counts.set(error, (counts.get(error) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

interface Measured {
  readonly samples: readonly Sample[];
  readonly alone: readonly Sample[];
  /** Of each process that answers requests. */
  readonly loopP99Ms: number;
  readonly mbPerMinute: number;
}

/** Says of every bar whether the day met it. */
export function judgeDay({ samples, alone, loopP99Ms, mbPerMinute }: Measured): void {
  const errors = samples.filter(({ error }) => error !== undefined).length;
  judge('p95 of reads, ms', p95(samples.filter(isOf('read'))), 300);
  judge('p95 of writes, ms', p95(samples.filter(isOf('write'))), 500);
  for (const use of ['read', 'write'] as const) {
    const [now, before] = [samples, alone].map((each) =>
      p95(each.filter((one) => isQuiet(one) && isOf(use)(one))),
    );
    judge(`quiet partners' ${use}s, times their p95 alone`, (now ?? Number.NaN) / (before ?? Number.NaN), 2);
  }
  judge('errors, %', (100 * errors) / samples.length, 0.1);
  judge('memory, MB a minute', mbPerMinute, 1);
  judge('event loop p99, ms', loopP99Ms, 100);
}

function judge(what: string, value: number, most: number): void {
  const isMet = value <= most;
  console.log(`| ${what} | ${value.toFixed(2)} | ${isMet ? 'within' : 'OVER'} ${String(most)} |`);
  if (!isMet) process.exitCode = 1;
}
