import { createRandom } from '../engine/form/random.ts';
import { isShortRun } from '../short-run.ts';
import { type Kind, kinds, type Role, type Step } from './day-visits.ts';
import { type DayWorld, partnerWeights } from './day-world.ts';
import type { Arrival } from './plan-day.ts';
import type { Outcome } from './play-arrivals.ts';
import { type DayProcess, readTimes } from './read-product.ts';

const rounds = isShortRun ? 2 : 60;
/** A busy machine takes long for one after the other. */
const mostMs = 240_000;

interface Place {
  readonly world: DayWorld;
  readonly processes: readonly DayProcess[];
  readonly database: number;
  readonly perform: (arrival: Arrival) => Promise<Outcome | undefined>;
  readonly countPeople: (partner: number, role: Role) => number;
}

const scripts: readonly (readonly [role: Role, steps: readonly Step[]])[] = [
  [
    'applicant',
    ['list', 'open', 'fill', 'fill', 'fill', 'fill', 'fill', 'fill', 'fill', 'fill', 'status', 'link'],
  ],
  ['returner', ['signIn', 'session']],
  ['staff', ['counts', 'queue', 'search', 'case', 'case', 'answers', 'work']],
  ['payee', ['signIn', 'session', 'offers', 'claim']],
];

/**
 * What each kind of request costs in processor time, one at a time. The operating system counts in steps of 10 ms, so a
 * single request says nothing and many of them do.
 */
export async function measureKinds({ processes, database, perform, countPeople }: Place): Promise<void> {
  const sums = new Map<Kind, { server: number; database: number; count: number }>();
  const random = createRandom(4);
  const begun = performance.now();
  for (let round = 0; round < rounds && performance.now() - begun < mostMs; round += 1) {
    const partner = random.below(partnerWeights.length);
    for (const [role, steps] of scripts) {
      const person = random.below(countPeople(partner, role));
      for (const step of steps) {
        const before = readTimes(processes, database);
        const outcome = await perform({ atMs: 0, partner, role, person, step });
        const after = readTimes(processes, database);
        if (!outcome || outcome.error !== undefined) continue;
        const sum = sums.get(outcome.kind) ?? { server: 0, database: 0, count: 0 };
        sum.server += after.server - before.server;
        sum.database += after.database - before.database;
        sum.count += 1;
        sums.set(outcome.kind, sum);
      }
    }
  }
  console.log('| request alone | measured | server | database |');
  for (const kind of Object.keys(kinds) as Kind[]) {
    const sum = sums.get(kind);
    if (!sum) continue;
    const { server, database: ofDatabase, count } = sum;
    console.log(
      `| ${kind} | ${String(count)} | ${(server / count).toFixed(1)} ms | ${(ofDatabase / count).toFixed(1)} ms |`,
    );
  }
}
