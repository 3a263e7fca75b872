import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { AppError } from '../errors/app-error.ts';
import { type BugPlace, type BugSink, bugText, reportBug } from '../errors/report-bug.ts';

/** What the browser learns of an error that a resolver threw: a catalogue text, or only a debug id. */
export function formatError(error: GraphQLError, sink: BugSink, place: BugPlace): GraphQLFormattedError {
  const path = error.path ? { path: error.path } : {};
  const cause = error.originalError ?? error;
  if (cause instanceof AppError) {
    return { message: cause.message, ...path, extensions: { code: cause.code, status: cause.status } };
  }
  return { message: bugText, ...path, extensions: { debugId: reportBug(cause, sink, place) } };
}
