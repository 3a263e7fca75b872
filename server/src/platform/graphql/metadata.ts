import type { Locale } from '@handrail/engine';
import { AppError } from '../errors/app-error.ts';
import { toInputError } from '../errors/to-input-error.ts';
import { catalogue } from '../errors/catalogue.ts';

/** The outcome of a mutation. Under 400 is success; a failure lists its code first, then what a person may read. */
export interface Metadata {
  readonly status: number;
  readonly errorsIn: (locale: Locale) => readonly string[];
  readonly messageIn: (locale: Locale) => string | null;
}

export function successMetadata(status: number): Metadata {
  return { status, errorsIn: () => [], messageIn: () => null };
}

/** Turns a refusal into metadata; what the client reacts to everywhere, and bugs, stay errors. */
export function failureMetadata(thrown: unknown): Metadata {
  const error = toInputError(thrown);
  if (!(error instanceof AppError) || catalogue[error.code].surface !== 'metadata') throw error;
  return {
    status: error.status,
    errorsIn: (locale) => [error.code, ...error.textsIn(locale)],
    messageIn: (locale) => error.textsIn(locale)[0] ?? null,
  };
}
