import { type Locale } from '@handrail/engine';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { AppError } from '../errors/app-error.ts';
import { toInputError } from '../errors/to-input-error.ts';
import { type BugPlace, type BugSink, bugText, reportBug } from '../errors/report-bug.ts';

/** What the browser learns of an error that a resolver threw: a catalogue text, or only a debug id. */
export function formatError(
  locale: Locale,
  error: GraphQLError,
  sink: BugSink,
  place: BugPlace,
): GraphQLFormattedError {
  const path = error.path ? { path: error.path } : {};
  const cause = toInputError(error.originalError ?? error);
  if (cause instanceof AppError) {
    return {
      message: cause.textsIn(locale).join(' '),
      ...path,
      extensions: { code: cause.code, status: cause.status },
    };
  }
  return { message: bugText(locale), ...path, extensions: { debugId: reportBug(cause, sink, place) } };
}
