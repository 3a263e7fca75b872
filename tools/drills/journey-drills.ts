import { findChromium } from '../test/find-chromium.ts';
import type { Drill } from './drill.ts';
import { runNpm } from './run-npm.ts';

/** The journeys of which every run takes samples, in full. */
export const journeyDrills: readonly Drill[] = [
  {
    name: 'programs',
    about:
      'people apply to every program with every set of answers, and each kind of page is looked at in each',
    run: () => runJourney('phone', 'programs.spec.ts', { ALL_ANSWER_SETS: '1' }),
  },
  {
    name: 'nothing-lost',
    about: 'no answer is lost in 200 runs, whatever happens to line, tab, session and server',
    run: () => runJourney('operations', 'nothing-lost.spec.ts', { NOTHING_LOST_RUNS: '200' }),
  },
  {
    name: 'kills',
    about: 'every acknowledged write survives twenty kills of the server',
    run: () => runJourney('operations', 'kill-the-server.spec.ts', { KILLS: '20' }),
  },
  {
    name: 'histories',
    about: 'two hundred random histories of a case agree with a model, however often the server dies in them',
    run: () =>
      runNpm(['run', '--silent', 'unit', '--', 'server/src/modules/casework/histories'], {
        HISTORIES: '200',
      }),
  },
];

async function runJourney(
  project: string,
  file: string,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  await runNpm(['run', '--silent', 'build'], {});
  await runNpm(['run', '--silent', 'journeys', '--', `--project=${project}`, file], {
    ...env,
    CHROMIUM_PATH: findChromium(),
  });
}
