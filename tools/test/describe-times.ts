export interface StepTime {
  readonly name: string;
  readonly elapsedMs: number;
}

/** Where the time of a run went, the longest step first. Steps that ran side by side add up to more than the whole. */
export function describeTimes(times: readonly StepTime[], wholeMs: number): string {
  const longestFirst = times.toSorted((one, other) => other.elapsedMs - one.elapsedMs);
  return [...longestFirst, { name: 'the whole run', elapsedMs: wholeMs }]
    .map(({ name, elapsedMs }) => `${(elapsedMs / 1000).toFixed(1).padStart(7)} s  ${name}`)
    .join('\n');
}
