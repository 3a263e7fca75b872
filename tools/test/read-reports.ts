import { readFileSync } from 'node:fs';
import type { Counts } from './steps.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** An error that belongs to no test counts as a failed one. */
export function readVitestCounts(file: string, strayErrorsFile: string): Counts {
  const report = readReport(file) as VitestReport;
  const strayErrors = readReport(strayErrorsFile) as readonly string[];
  const failedTests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${name}: ${fullName}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + strayErrors.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failedTests, ...strayErrors],
  };
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly status: string; readonly projectName: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly PlaywrightSuite[];
}

export function readPlaywrightCounts(file: string): Counts {
  const { stats, suites } = readReport(file) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(listFailedSpecs),
  };
}

function listFailedSpecs({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file}: ${title}`),
  );
  return [...here, ...suites.flatMap(listFailedSpecs)];
}

function readReport(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
