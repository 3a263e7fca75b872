import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeTimes } from './describe-times.ts';
import { groupSteps, listSteps, sumUp } from './steps.ts';

const reports = mkdtempSync(path.join(tmpdir(), 'handrail-steps-'));
const steps = listSteps(reports, 'chromium');

const sideBySide = [
  'lint',
  'types of server',
  'types of portal',
  'types of tools/types/shared-and-console.json',
  'types of tools/types/scripts.json',
  'types of tools/types/pure.json',
  'format',
  'fences',
  'advisories',
  'dead code',
  'build',
];

afterAll(() => {
  rmSync(reports, { recursive: true });
});

describe('the steps of the test command', () => {
  it('check types, lint, fences, advisories, the schema, dead code, tests, sizes and journeys', () => {
    expect(steps.map(({ name }) => name)).toEqual([
      'generated code',
      'printed schema',
      ...sideBySide,
      'unit, use-case, contract and screen tests',
      'size budgets',
      'journeys',
    ]);
  });

  it('run side by side where each takes one core, and none is left out', () => {
    const groups = groupSteps(steps).map((group) => group.map(({ name }) => name));
    expect(groups).toContainEqual(sideBySide);
    expect(groups.flat()).toEqual(steps.map(({ name }) => name));
    expect(groups.filter((group) => group.length > 1)).toHaveLength(1);
  });

  it('count tests that are skipped or still to be written', () => {
    write('unit.json', {
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        {
          name: 'a.test.ts',
          assertionResults: [
            { status: 'passed', fullName: 'the sum is right' },
            { status: 'failed', fullName: 'the sum is never wrong' },
          ],
        },
      ],
    });
    write('stray-errors.json', []);
    expect(readCounts('unit')).toEqual({
      passed: 5,
      failed: 1,
      skipped: 3,
      failures: ['a.test.ts: the sum is never wrong'],
    });
  });

  it('name an error that belongs to no test, and count it as failed', () => {
    write('unit.json', {
      numPassedTests: 5,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [],
    });
    write('stray-errors.json', ['outside of every test: Error: nobody listened']);
    expect(readCounts('unit')).toEqual({
      passed: 5,
      failed: 1,
      skipped: 0,
      failures: ['outside of every test: Error: nobody listened'],
    });
  });

  it('count a journey that passed only at the second try as failed', () => {
    const tests = [{ status: 'flaky', projectName: 'phone' }];
    write('journeys.json', {
      stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 1 },
      suites: [{ suites: [{ specs: [{ file: 'a.spec.ts', title: 'someone applies', tests }] }] }],
    });
    expect(readCounts('journeys')).toEqual({
      passed: 4,
      failed: 1,
      skipped: 1,
      failures: ['[phone] a.spec.ts: someone applies'],
    });
  });
});

describe('the times of the steps', () => {
  it('are told from the longest on, and then the whole', () => {
    const times = [
      { name: 'format', elapsedMs: 1200 },
      { name: 'journeys', elapsedMs: 301_000 },
    ];
    expect(describeTimes(times, 302_500).split('\n')).toEqual([
      '  301.0 s  journeys',
      '    1.2 s  format',
      '  302.5 s  the whole run',
    ]);
  });
});

describe('the sum of all steps', () => {
  it('fails by one skipped test', () => {
    const fine = { passed: 3, failed: 0, skipped: 0 };
    expect(sumUp([fine, fine])).toEqual({ passed: 6, failed: 0 });
    expect(sumUp([fine, { ...fine, skipped: 1 }])).toEqual({ passed: 6, failed: 1 });
  });
});

function write(name: string, report: object): void {
  writeFileSync(path.join(reports, name), JSON.stringify(report));
}

function readCounts(step: string) {
  return steps.find(({ name }) => name.startsWith(step))?.readCounts?.();
}
