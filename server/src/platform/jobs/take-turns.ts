import { EventEmitter } from 'node:events';
import type { DbJob, WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { chooseNextJob, type LastTurns } from './choose-next-job.ts';
import type { LaneRules } from './lanes.ts';

export interface Turns {
  /** What the queue calls before it takes a job: chooses the next one, and names the flags that must wait. */
  readonly forbiddenFlags: () => Promise<string[]>;
  readonly events: WorkerEvents;
}

interface TurnsOptions {
  readonly pool: pg.Pool;
  readonly taskNames: readonly string[];
  readonly rules: LaneRules;
}

/** Lets the partners and requesters of a lane take turns, and keeps each from holding all of its places. */
export function takeTurns({ pool, taskNames, rules }: TurnsOptions): Turns {
  const running = new Map<string, number>();
  const last: LastTurns = { partner: '', requesters: new Map() };
  const events = new EventEmitter() as WorkerEvents;
  const gate = createGate();

  events.on('job:start', ({ job }) => {
    for (const flag of flagsOf(job)) running.set(flag, (running.get(flag) ?? 0) + 1);
    gate.leave();
  });
  events.on('worker:getJob:empty', gate.leave);
  events.on('worker:getJob:error', gate.leave);
  events.on('job:complete', ({ job }) => {
    for (const flag of flagsOf(job)) {
      const left = (running.get(flag) ?? 1) - 1;
      if (left > 0) running.set(flag, left);
      else running.delete(flag);
    }
  });

  return {
    events,
    forbiddenFlags: async () => {
      // The workers of a lane ask one after the other: two at once would both find the same place free.
      await gate.enter();
      const full = [...running]
        .filter(([flag, count]) => count >= limitOf(flag, rules))
        .map(([flag]) => flag);
      await chooseNextJob(pool, taskNames, full, last);
      return full;
    },
  };
}

function flagsOf({ flags }: Pick<DbJob, 'flags'>): string[] {
  return Object.keys(flags ?? {});
}

/** The flags come from `enqueue` in the database. */
function limitOf(flag: string, rules: LaneRules): number {
  return flag.startsWith('partner:') ? rules.perPartner : rules.perRequester;
}

function createGate() {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    enter: (): Promise<void> => {
      if (isTaken) return new Promise((resolve) => void waiting.push(resolve));
      isTaken = true;
      return Promise.resolve();
    },
    leave: (): void => {
      const next = waiting.shift();
      if (next) next();
      else isTaken = false;
    },
  };
}
