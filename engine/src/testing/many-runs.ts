/** Time for a test of thousands of runs on a busy machine. */
export const manyRuns = { timeout: 120_000 } as const;
