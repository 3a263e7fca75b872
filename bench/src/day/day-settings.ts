import { isShortRun } from '../short-run.ts';

/** Requests planned for each second, of all partners together. */
export const perSecond = Number(process.env.DAY_RATE ?? 50);
export const minutes = Number(process.env.DAY_MINUTES ?? (isShortRun ? 1 : 60));
/** Without the busy partner, before the day. */
export const minutesAlone = isShortRun ? 0.3 : Math.min(3, minutes / 3);
export const minutesToWarmUp = isShortRun ? 0.3 : 1;
/** 1 is one process for everything; more are so many web processes and a worker. */
export const webProcesses = Number(process.env.DAY_WEB_PROCESSES ?? 1);
