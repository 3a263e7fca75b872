import type { Registry, Sample } from './registry.ts';

interface CounterOptions<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly Label[];
}

export interface Counter<Label extends string> {
  readonly increment: (labels: Readonly<Record<Label, string>>) => void;
}

/** Counts what happened, apart for each set of labels. */
export function addCounter<const Label extends string>(
  registry: Registry,
  { name, help, labelNames }: CounterOptions<Label>,
): Counter<Label> {
  const samples = new Map<string, Sample>();
  registry.add({ name, help, type: 'counter', read: () => [...samples.values()] });
  return {
    increment: (labels) => {
      const key = JSON.stringify(labelNames.map((label) => labels[label]));
      samples.set(key, { labels: { ...labels }, value: (samples.get(key)?.value ?? 0) + 1 });
    },
  };
}
