import type { Log } from '../platform/log/log.ts';

const ignore = () => undefined;

/** For tests in which the log is not the story. */
export const silentLog: Log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
