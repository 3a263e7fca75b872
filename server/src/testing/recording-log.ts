import type { Log, LogFields } from '../platform/log/log.ts';

export interface LogLine extends LogFields {
  readonly level: keyof Log;
  readonly message: string;
}

/** A log that keeps its lines, for tests that look at what operators would see. */
export function createRecordingLog(): Log & { readonly lines: readonly LogLine[] } {
  const lines: LogLine[] = [];
  const record =
    (level: keyof Log) =>
    (message: string, fields: LogFields = {}) => {
      lines.push({ level, message, ...fields });
    };
  return {
    lines,
    debug: record('debug'),
    info: record('info'),
    warn: record('warn'),
    error: record('error'),
  };
}
