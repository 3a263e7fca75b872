import { defineWords } from '@handrail/engine';
import { randomUUID } from 'node:crypto';
import type { ErrorReporter } from '../../ports/error-reporter.ts';
import type { Log } from '../log/log.ts';

export interface BugSink {
  readonly log: Log;
  readonly errorReporter: ErrorReporter;
}

export interface BugPlace {
  readonly requestId?: string;
  readonly partnerId?: string;
  readonly operation?: string;
}

/** Puts an unexpected error on record and gives the debug id under which support finds it. */
export function reportBug(error: unknown, sink: BugSink, place: BugPlace): string {
  const debugId = randomUUID();
  sink.log.error('unexpected error', { ...place, debugId, error });
  sink.errorReporter.report(error, { ...place, debugId });
  return debugId;
}

/** All that a person is told about a bug. */
export const bugText = defineWords('bug', 'Something went wrong');
