import type { Log } from '../log/log.ts';

/** A time without the database, of which everyone who notices tells, and which the log mentions twice. */
export interface Outage {
  readonly isOpen: () => boolean;
  /** A connection was lost or could not be made. Only the first of an outage is logged. */
  readonly noteLoss: (error: unknown) => void;
  /** The database answered. The first answer after an outage is logged. */
  readonly noteAnswer: () => void;
}

export function createOutage(log: Log, whose: string): Outage {
  let losses = 0;
  let beganAt = 0;
  return {
    isOpen: () => losses > 0,
    noteLoss: (error) => {
      losses += 1;
      if (losses > 1) return;
      beganAt = performance.now();
      log.warn(`the database is away; ${whose} will go on when it is back`, { error });
    },
    noteAnswer: () => {
      if (losses === 0) return;
      const durationMs = Math.round(performance.now() - beganAt);
      log.info(`the database is back; ${whose} go on`, { durationMs, count: losses });
      losses = 0;
    },
  };
}
