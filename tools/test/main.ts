import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSources } from '../testing/read-sources.ts';
import { findRelatedTests } from './changed/find-related-tests.ts';
import { listChangedFiles } from './changed/list-changed-files.ts';
import { listChangedSteps } from './changed/list-changed-steps.ts';
import { findChromium } from './find-chromium.ts';
import { describeTimes, type StepTime } from './describe-times.ts';
import { groupSteps, listSteps, sumUp, type Counts, type Step } from './steps.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const reports = mkdtempSync(path.join(tmpdir(), 'handrail-reports-'));

const begun = performance.now();
const times: StepTime[] = [];
const outcomes: Counts[] = [];
for (const group of groupSteps(chooseSteps())) {
  outcomes.push(...(await runGroup(group)));
}
rmSync(reports, { recursive: true });

const { passed, failed } = sumUp(outcomes);
if (failed > 0) process.exitCode = 1;
console.log(`\n${describeTimes(times, performance.now() - begun)}`);
// Whoever sees only the end of a long run still learns what to mend.
for (const name of outcomes.flatMap(({ failures = [] }) => failures)) console.log(`failed: ${name}`);
console.log(`\n${passed} passed, ${failed} failed`);

/** All of them, or with `--changed` (and a commit, where it is not the start of this branch) those that a change needs. */
function chooseSteps(): Step[] {
  const [option, since] = process.argv.slice(2);
  if (option === undefined) return listSteps(reports, findChromium());
  if (option !== '--changed') throw new Error(`There is no ${option}, only --changed`);

  const files = listChangedFiles(root, since);
  if (files.length === 0) return [];
  return listChangedSteps({ files, tests: findRelatedTests(readSources(/\.tsx?$/), files) }, reports);
}

/** Steps of one group share the two cores. */
async function runGroup(steps: readonly Step[]): Promise<Counts[]> {
  const waiting = [...steps];
  const counts: Counts[] = [];
  const runNext = async (): Promise<void> => {
    const step = waiting.shift();
    if (!step) return;
    counts.push(await runStep(step, steps.length > 1));
    await runNext();
  };
  await Promise.all([runNext(), runNext()]);
  return counts;
}

/** Runs a step; beside another one its words wait until it is over, so that they stay together. */
async function runStep(step: Step, isBesideOthers: boolean): Promise<Counts> {
  const [command = '', ...args] = step.command;
  const stepBegun = performance.now();
  if (!isBesideOthers) console.log(`\n== ${step.name}`);
  const child = spawn(command, args, {
    cwd: root,
    stdio: isBesideOthers ? 'pipe' : 'inherit',
    env: { ...process.env, ...step.env },
  });
  let said = '';
  const listen = (part: Buffer) => {
    said += part.toString();
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  const status = await new Promise<number>((resolve) => {
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
  if (isBesideOthers) console.log(`\n== ${step.name}\n${said}`);
  const counts = readCounts(step, status === 0);
  const elapsedMs = performance.now() - stepBegun;
  times.push({ name: step.name, elapsedMs });
  console.log(`== ${step.name}: ${describe(counts)} in ${(elapsedMs / 1000).toFixed(1)} s`);
  return counts;
}

/** A runner that fails without a failed test (a crash, an unhandled error) still counts as a failure. */
function readCounts(step: Step, ok: boolean): Counts {
  const whole = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, failures: ok ? [] : [step.name] };
  if (!step.readCounts) return whole;
  try {
    const counts = step.readCounts();
    return ok || counts.failed > 0 ? counts : { ...whole, passed: counts.passed, skipped: counts.skipped };
  } catch {
    return { ...whole, passed: 0, failed: 1 };
  }
}

function describe({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped (a skipped test is a failure)` : ''}`;
}
