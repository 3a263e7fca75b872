import type { Registry, Sample } from './registry.ts';

interface CounterOptions<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly Label[];
}

export interface Counter<Label extends string> {
  /** Shows it as 0 where nothing was counted yet: an alert on a rise does not see the first of a series that was not there. */
  readonly mention: (labels: Readonly<Record<Label, string>>) => void;
  readonly increment: (labels: Readonly<Record<Label, string>>) => void;
}

/** Counts what happened, apart for each set of labels. */
export function addCounter<const Label extends string>(
  registry: Registry,
  { name, help, labelNames }: CounterOptions<Label>,
): Counter<Label> {
  const samples = new Map<string, Sample>();
  registry.add({ name, help, type: 'counter', read: () => [...samples.values()] });
  const add = (labels: Readonly<Record<Label, string>>, count: number) => {
    const key = JSON.stringify(labelNames.map((label) => labels[label]));
    samples.set(key, { labels: { ...labels }, value: (samples.get(key)?.value ?? 0) + count });
  };
  return {
    mention: (labels) => {
      add(labels, 0);
    },
    increment: (labels) => {
      add(labels, 1);
    },
  };
}
