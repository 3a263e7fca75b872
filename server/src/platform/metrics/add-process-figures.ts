import { readdirSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import type { Metric, Registry } from './registry.ts';

type Figure = readonly [name: string, help: string, read: () => number | undefined];

/** The figures that Prometheus recommends for any process. Some are only known on Linux, and left out elsewhere. */
export function addProcessFigures(registry: Registry): void {
  for (const figure of counters) registry.add(toMetric('counter', figure));
  for (const figure of gauges) registry.add(toMetric('gauge', figure));
}

const micro = 1e-6;

const counters: readonly Figure[] = [
  [
    'process_cpu_user_seconds_total',
    'Total user CPU time spent in seconds.',
    () => process.cpuUsage().user * micro,
  ],
  [
    'process_cpu_system_seconds_total',
    'Total system CPU time spent in seconds.',
    () => process.cpuUsage().system * micro,
  ],
  [
    'process_cpu_seconds_total',
    'Total user and system CPU time spent in seconds.',
    () => {
      const { user, system } = process.cpuUsage();
      return (user + system) * micro;
    },
  ],
];

const gauges: readonly Figure[] = [
  [
    'process_start_time_seconds',
    'Start time of the process since unix epoch in seconds.',
    () => Math.round(performance.timeOrigin / 1000),
  ],
  ['process_resident_memory_bytes', 'Resident memory size in bytes.', () => process.memoryUsage.rss()],
  ['process_virtual_memory_bytes', 'Virtual memory size in bytes.', () => readKilobytes('VmSize')],
  ['process_heap_bytes', 'Process heap size in bytes.', () => readKilobytes('VmData')],
  [
    'process_open_fds',
    'Number of open file descriptors.',
    // Reading the list opens one more.
    () => ifKnown(() => readdirSync('/proc/self/fd').length - 1),
  ],
  [
    'process_max_fds',
    'Maximum number of open file descriptors.',
    () => readNumber('/proc/self/limits', /^Max open files\s+(\d+)/m),
  ],
];

function toMetric(type: Metric['type'], [name, help, read]: Figure): Metric {
  return {
    name,
    help,
    type,
    read: () => {
      const value = read();
      return value === undefined ? [] : [{ value }];
    },
  };
}

function readKilobytes(entry: string): number | undefined {
  const kilobytes = readNumber('/proc/self/status', new RegExp(`^${entry}:\\s+(\\d+) kB`, 'm'));
  return kilobytes === undefined ? undefined : kilobytes * 1024;
}

function readNumber(file: string, pattern: RegExp): number | undefined {
  const found = ifKnown(() => pattern.exec(readFileSync(file, 'utf8'))?.[1]);
  return found === undefined ? undefined : Number(found);
}

function ifKnown<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    // Only Linux has these files.
    return undefined;
  }
}
