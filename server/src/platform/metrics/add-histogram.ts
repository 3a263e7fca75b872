import type { Labels, Registry, Sample } from './registry.ts';

interface HistogramOptions<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly Label[];
  /** Upper bounds, the smallest first. */
  readonly buckets: readonly number[];
}

export interface Histogram<Label extends string> {
  readonly observe: (labels: Readonly<Record<Label, string | number>>, value: number) => void;
}

interface Series {
  readonly labels: Labels;
  /** How many values fell into each bucket and no smaller one; the last holds those above every bound. */
  readonly counts: number[];
  sum: number;
}

/** Counts values by size, apart for each set of labels. */
export function addHistogram<const Label extends string>(
  registry: Registry,
  { name, help, labelNames, buckets }: HistogramOptions<Label>,
): Histogram<Label> {
  const all = new Map<string, Series>();
  registry.add({
    ...{ name, help, type: 'histogram' },
    read: () => [...all.values()].flatMap((series) => listSamples(series, buckets)),
  });
  return {
    observe: (labels, value) => {
      const key = JSON.stringify(labelNames.map((label) => labels[label]));
      const series = all.get(key) ?? { labels: { ...labels }, counts: [...buckets, 0].map(() => 0), sum: 0 };
      const bucket = buckets.findIndex((bound) => value <= bound);
      const index = bucket === -1 ? buckets.length : bucket;
      series.counts[index] = (series.counts[index] ?? 0) + 1;
      series.sum += value;
      all.set(key, series);
    },
  };
}

function listSamples({ labels, counts, sum }: Series, buckets: readonly number[]): Sample[] {
  let count = 0;
  const bounds = [...buckets, Infinity].map((bound, index): Sample => {
    count += counts[index] ?? 0;
    const le = bound === Infinity ? '+Inf' : bound;
    return { suffix: '_bucket', labels: { le, ...labels }, value: count };
  });
  return [...bounds, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: count }];
}
