import {
  constants,
  type IntervalHistogram,
  monitorEventLoopDelay,
  PerformanceObserver,
} from 'node:perf_hooks';
import { addHistogram } from './add-histogram.ts';
import type { Registry } from './registry.ts';

const sampledEveryMs = 10;
const nano = 1e-9;

/** How late the event loop runs, and how long garbage collection held it up. */
export function addEventLoopFigures(registry: Registry): void {
  const delays = monitorEventLoopDelay({ resolution: sampledEveryMs });
  delays.enable();
  let figures: readonly number[] = [];
  registry.add({
    ...{ name: 'nodejs_eventloop_lag_seconds', help: 'Lag of event loop in seconds.', type: 'gauge' },
    read: async () => {
      // Metrics are read in the order they were added: those below tell of the time since the last reading.
      figures = delayFigures.map(([, , read]) => read(delays) * nano);
      delays.reset();
      return [{ value: await measureLag() }];
    },
  });
  for (const [index, [figure, help]] of delayFigures.entries()) {
    registry.add({
      ...{ name: `nodejs_eventloop_lag_${figure}_seconds`, help, type: 'gauge' },
      read: () => [{ value: figures[index] ?? 0 }],
    });
  }
  observeCollections(registry);
}

const delayFigures: readonly (readonly [string, string, (delays: IntervalHistogram) => number])[] = [
  ['min', 'The minimum recorded event loop delay.', ({ min }) => min],
  ['max', 'The maximum recorded event loop delay.', ({ max }) => max],
  ['mean', 'The mean of the recorded event loop delays.', ({ mean }) => mean],
  ['stddev', 'The standard deviation of the recorded event loop delays.', ({ stddev }) => stddev],
  ['p50', 'The 50th percentile of the recorded event loop delays.', (delays) => delays.percentile(50)],
  ['p90', 'The 90th percentile of the recorded event loop delays.', (delays) => delays.percentile(90)],
  ['p99', 'The 99th percentile of the recorded event loop delays.', (delays) => delays.percentile(99)],
];

function measureLag(): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve) => {
    setImmediate(() => {
      resolve((performance.now() - begun) / 1000);
    });
  });
}

/** Node.js types only what all its entries share. */
interface Collection {
  readonly duration: number;
  readonly detail: { readonly kind: number };
}

const kinds: Readonly<Record<number, string>> = {
  [constants.NODE_PERFORMANCE_GC_MAJOR]: 'major',
  [constants.NODE_PERFORMANCE_GC_MINOR]: 'minor',
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: 'incremental',
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: 'weakcb',
};

function observeCollections(registry: Registry): void {
  const collections = addHistogram(registry, {
    name: 'nodejs_gc_duration_seconds',
    help: 'Garbage collection duration by kind, one of major, minor, incremental or weakcb.',
    labelNames: ['kind'],
    buckets: [0.001, 0.01, 0.1, 1, 2, 5],
  });
  const observer = new PerformanceObserver((list) => {
    for (const { duration, detail } of list.getEntries() as unknown as readonly Collection[])
      collections.observe({ kind: kinds[detail.kind] ?? 'other' }, duration / 1000);
  });
  observer.observe({ entryTypes: ['gc'] });
}
