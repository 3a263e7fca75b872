import type { Drill } from '../drill.ts';
import { runNpm } from '../run-npm.ts';
import { type MoneyCheck, moneyChecks } from './money-checks.ts';
import { forgetParts, keepPart, readParts } from './parts-done.ts';
import { recordResult } from './record-result.ts';

/** The checks of money at full size. One that was interrupted goes on with the part that it had not finished. */
export const moneyDrills: readonly Drill[] = moneyChecks.map((check) => ({
  name: check.name,
  about: `${check.size}: ${check.proves} (check ${String(check.check)})`,
  run: (say) => runParts(check, say),
}));

async function runParts(check: MoneyCheck, say: (line: string) => void): Promise<void> {
  const { name, tests, parts } = check;
  const done = readParts(name);
  if (done.length > 0) say(`${String(done.length)} of ${String(parts.length)} parts passed before`);
  for (const [index, env] of parts.entries()) {
    if (done.some((part) => part.index === index)) continue;
    say(`part ${String(index + 1)} of ${String(parts.length)}`);
    const began = Date.now();
    await runNpm(['run', '--silent', 'unit', '--', tests, '-t', `\\[check ${String(check.check)}\\]`], env);
    keepPart(name, { index, seconds: Math.round((Date.now() - began) / 1000) });
  }
  const seconds = readParts(name).reduce((sum, part) => sum + part.seconds, 0);
  await recordResult(check, seconds);
  forgetParts(name);
}
