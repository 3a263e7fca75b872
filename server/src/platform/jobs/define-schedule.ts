import type { RequestContext } from '../context.ts';

/** Work that recurs: at each tick it runs once for every partner, one after the other. */
export interface Schedule {
  readonly name: string;
  /** Five fields, in UTC: minute, hour, day of month, month, day of week. */
  readonly cron: string;
  readonly run: (ctx: RequestContext) => Promise<void>;
}

export function defineSchedule(schedule: Schedule): Schedule {
  return schedule;
}
