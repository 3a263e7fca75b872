import { readPlaywrightCounts } from './read-reports.ts';
import { runVitest } from './run-vitest.ts';
import { typeProjects, typesCommand } from './type-projects.ts';

/** One check of the whole product. Most pass or fail as one; test runners count their tests in a report. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly readCounts?: () => Counts;
  /** It keeps one core busy, so two such steps that follow each other run side by side. */
  readonly takesOneCore?: true;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The tests that failed, with their files. */
  readonly failures?: readonly string[];
}

/** What the whole run says at its end; a skipped test proves nothing, so it counts as failed. */
export function sumUp(outcomes: readonly Counts[]): Pick<Counts, 'passed' | 'failed'> {
  return outcomes.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed + skipped,
    }),
    { passed: 0, failed: 0 },
  );
}

/** The steps in groups that run side by side: neighbors that take one core each, everything else alone. */
export function groupSteps(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last && step.takesOneCore && last.every(({ takesOneCore }) => takesOneCore)) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** Every check, the quick ones first. */
export function listSteps(reports: string, chromium: string): Step[] {
  const journeyReport = `${reports}/journeys.json`;
  return [
    { name: 'generated code', command: ['npm', 'run', '-s', 'generate'] },
    { name: 'printed schema', command: ['npm', 'run', '-s', 'schema:check'] },
    { name: 'lint', command: ['npm', 'run', '-s', 'lint'], takesOneCore: true },
    ...typeProjects.map((project): Step => ({
      name: `types of ${project.name}`,
      command: typesCommand(project),
      takesOneCore: true,
    })),
    { name: 'format', command: ['npm', 'run', '-s', 'format:check'], takesOneCore: true },
    { name: 'fences', command: ['npm', 'run', '-s', 'fences'], takesOneCore: true },
    { name: 'advisories', command: ['npm', 'run', '-s', 'advisories'], takesOneCore: true },
    { name: 'dead code', command: ['npm', 'run', '-s', 'dead-code'], takesOneCore: true },
    { name: 'build', command: ['npm', 'run', '-s', 'build'], takesOneCore: true },
    {
      name: 'unit, use-case, contract and screen tests',
      ...runVitest(reports),
    },
    { name: 'size budgets', command: ['npm', 'run', '-s', 'budget'] },
    {
      name: 'journeys',
      command: ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport, CHROMIUM_PATH: chromium },
      readCounts: () => readPlaywrightCounts(journeyReport),
    },
  ];
}
