import { readVitestCounts } from './read-reports.ts';
import type { Step } from './steps.ts';

/** The test runner over all tests, or over some, with a report that names whatever failed. */
export function runVitest(
  reports: string,
  tests: readonly string[] = [],
): Pick<Step, 'command' | 'env' | 'readCounts'> {
  const report = `${reports}/unit.json`;
  const strayErrors = `${reports}/stray-errors.json`;
  return {
    command: [
      ...['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ...['--reporter=tools/test/report-stray-errors.ts', ...tests],
    ],
    env: { STRAY_ERRORS: strayErrors },
    readCounts: () => readVitestCounts(report, strayErrors),
  };
}
